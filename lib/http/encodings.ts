import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

type Done = (error: Error | null, copy: Buffer) => void;
type Compressor = { quick: (body: Buffer) => Buffer; best: (body: Buffer, done: Done) => void };

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_SIZE_HINT: SIZE } = constants;
const brotli = (body: Buffer, quality: number) => ({
  params: { [QUALITY]: quality, [SIZE]: body.length },
});

/** Quick for whoever waits, best for everybody after. */
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

/** The smallest that the visitor's browser takes. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined;
  const takes = (encoding: Encoding) =>
    accepted.split(',').some((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      return name === encoding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text));
    });
  return (['br', 'gzip'] as const).find(takes);
}
