import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

type Done = (error: Error | null, copy: Buffer) => void;
type Compressor = { quick: (body: Buffer) => Buffer; best: (body: Buffer, done: Done) => void };

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_SIZE_HINT: SIZE } = constants;
const brotli = (body: Buffer, quality: number) => ({
  params: { [QUALITY]: quality, [SIZE]: body.length },
});

/** Smaller bodies fit into one packet uncompressed. */
export const MIN_COMPRESSED_BYTES = 1024;

/** `quick` for the first visitor, who waits for it; `best` for later ones. */
export const compressors: Record<Encoding, Compressor> = {
  br: {
    quick: (body) => brotliCompressSync(body, brotli(body, 4)),
    best: (body, done) => brotliCompress(body, brotli(body, 11), done),
  },
  gzip: {
    quick: (body) => gzipSync(body, { level: 5 }),
    best: (body, done) => gzip(body, { level: 9 }, done),
  },
};

/** Cached, because browsers send few different values. */
const known = new LRUCache<string, { encoding: Encoding | undefined }>({ max: 100 });

/** The best encoding that the client accepts. */
export function encodingFor(given: string | string[] | undefined): Encoding | undefined {
  const accepted = typeof given === 'string' ? given : given?.join();
  if (!accepted) return undefined;
  let found = known.get(accepted);
  if (!found) {
    found = { encoding: choose(accepted) };
    known.set(accepted, found);
  }
  return found.encoding;
}

function choose(accepted: string): Encoding | undefined {
  const accepts = (encoding: Encoding) =>
    accepted.split(',').some((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      return name === encoding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text));
    });
  return (['br', 'gzip'] as const).find(accepts);
}
