import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export type ZipEntry = { name: string; pieces: AsyncIterable<string> | Iterable<string> };

type ZipRecord = { name: Buffer; at: number; crc: number; packed: number; size: number };

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** 1 January 1980, the format's earliest: the file does not reveal when it was made. */
const DATE = 0x21;
/** Sizes follow the data, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
const VERSION = 20;

/** A zip file of less than 4 GB, made while being read. */
export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: ZipRecord[] = [];
  let at = 0;
  for (const { name, pieces } of entries) {
    const entry: ZipRecord = { name: Buffer.from(name), at, crc: 0, packed: 0, size: 0 };
    const head = Buffer.concat([u32(LOCAL), u16(VERSION), ...common(entry), entry.name]);
    yield head;
    for await (const chunk of deflated(pieces, entry)) yield chunk;
    const sizes = Buffer.concat([u32(DESCRIPTOR), sizesOf(entry)]);
    yield sizes;
    at += head.length + entry.packed + sizes.length;
    written.push(entry);
  }
  const directory = Buffer.concat(written.flatMap(directoryEntry));
  const { length: count } = written;
  yield directory;
  yield Buffer.concat([u32(END), u16(0, 0, count, count), u32(directory.length, at), u16(0)]);
}

async function* deflated(pieces: ZipEntry['pieces'], entry: ZipRecord): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const piece of pieces) {
      const bytes = Buffer.from(piece);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      yield bytes;
    }
  }
  const packer = createDeflateRaw();
  // An error in the input ends the compressor, and with it the loop.
  pipeline(Readable.from(counted()), packer, () => undefined);
  for await (const chunk of packer) {
    const bytes = Buffer.from(chunk);
    entry.packed += bytes.length;
    yield bytes;
  }
}

const numbers =
  (bytes: 2 | 4) =>
  (...values: number[]): Buffer => {
    const buffer = Buffer.alloc(values.length * bytes);
    for (const [at, value] of values.entries()) buffer.writeUIntLE(value, at * bytes, bytes);
    return buffer;
  };
const u16 = numbers(2);
const u32 = numbers(4);

const sizesOf = ({ crc, packed, size }: ZipRecord) => u32(crc, packed, size);

const common = (entry: ZipRecord) => [
  u16(FLAGS, DEFLATE, 0, DATE),
  sizesOf(entry),
  u16(entry.name.length, 0),
];

const directoryEntry = (entry: ZipRecord) => [
  ...[u32(CENTRAL), u16(VERSION, VERSION), ...common(entry)],
  ...[u16(0, 0, 0), u32(0, entry.at), entry.name],
];
