import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipEntry = { name: string; pieces: AsyncIterable<string> | Iterable<string> };

type Written = { name: Buffer; at: number; crc: number; packed: number; size: number };

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** 1 January 1980, the earliest that the format knows: the file says nothing of when it was made. */
const DATE = 0x21;
/** Sizes follow the data, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
const VERSION = 20;

/** A zip file of less than 4 GB, made while it is read. */
export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let at = 0;
  for (const { name, pieces } of entries) {
    const entry: Written = { name: Buffer.from(name), at, crc: 0, packed: 0, size: 0 };
    const head = fields([LOCAL, 4], [VERSION, 2], ...common(entry));
    yield Buffer.concat([head, entry.name]);
    for await (const chunk of deflated(pieces, entry)) yield chunk;
    const sizes = fields([DESCRIPTOR, 4], ...sizesOf(entry));
    yield sizes;
    at += head.length + entry.name.length + entry.packed + sizes.length;
    written.push(entry);
  }
  const directory = Buffer.concat(written.flatMap(directoryEntry));
  const count = written.length;
  yield directory;
  yield fields(
    ...([
      [END, 4],
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
      [directory.length, 4],
    ] as const),
    ...([
      [at, 4],
      [0, 2],
    ] as const),
  );
}

async function* deflated(pieces: ZipEntry['pieces'], entry: Written): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield bytes;
    }
  }
  const packer = createDeflateRaw();
  // An error of the pieces ends the packer, and with it the loop.
  pipeline(Readable.from(counted()), packer, () => undefined);
  for await (const chunk of packer) {
    const bytes = Buffer.from(chunk);
    entry.packed += bytes.length;
    yield bytes;
  }
}

type Field = readonly [value: number, bytes: 2 | 4];

function fields(...all: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(all.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of all) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

const sizesOf = ({ crc, packed, size }: Written): Field[] => [
  [crc, 4],
  [packed, 4],
  [size, 4],
];

const common = (entry: Written): Field[] => [
  ...([
    [FLAGS, 2],
    [DEFLATE, 2],
    [0, 2],
    [DATE, 2],
  ] as const),
  ...sizesOf(entry),
  ...([
    [entry.name.length, 2],
    [0, 2],
  ] as const),
];

function directoryEntry(entry: Written): Buffer[] {
  const rest: Field[] = [
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [entry.at, 4],
  ];
  return [fields([CENTRAL, 4], [VERSION, 2], [VERSION, 2], ...common(entry), ...rest), entry.name];
}
