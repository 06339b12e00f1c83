import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { Header, Pax } from 'tar';

const BLOCK = 512;
/** Limit of the block with an entry's name. */
const MAX_NAME_BYTES = 64 * 1024;

/** Two zero blocks. */
export const TAR_END = Buffer.alloc(2 * BLOCK);

/** The header before an entry's bytes; a long name needs an extra block. */
export function tarHead(name: string, size: number, mtime: Date): Buffer {
  const header = new Header({ path: name, size, mtime, mode: 0o600, type: 'File' });
  header.encode();
  const pax = header.needPax ? new Pax({ path: name, size, mtime }).encode() : Buffer.alloc(0);
  return Buffer.concat([pax, header.block ?? Buffer.alloc(0)]);
}

export const tarPadding = (size: number) => Buffer.alloc(padded(size) - size);

const padded = (size: number) => Math.ceil(size / BLOCK) * BLOCK;

export type TarEntry = { name: string; size: number; start: number };

/** The archive is truncated or its headers are unreadable; the message names the entry before. */
export class BrokenTar extends Error {}

/** All entries in order; their contents are skipped. */
export async function listTar(handle: FileHandle): Promise<TarEntry[]> {
  const entries: TarEntry[] = [];
  const { size: end } = await handle.stat();
  let long: Pax | undefined;
  for (let at = 0; ; ) {
    const header = new Header(await readBlock(handle, at), 0, long);
    if (header.nullBlock) return entries;
    const { size } = header;
    const name = long?.path ?? header.path;
    const start = at + BLOCK;
    at = start + padded(size ?? 0);
    const isWhole = header.cksumValid && name !== undefined && size !== undefined && at <= end;
    const isLong = header.type === 'ExtendedHeader';
    if (!isWhole || (isLong && size > MAX_NAME_BYTES))
      throw new BrokenTar(entries.at(-1)?.name ?? 'its beginning');
    long = undefined;
    if (isLong) long = Pax.parse(await readText(handle, start, size));
    else entries.push({ name, size, start });
  }
}

async function readBlock(handle: FileHandle, at: number): Promise<Buffer> {
  return (await handle.read(Buffer.alloc(BLOCK), 0, BLOCK, at)).buffer;
}

async function readText(handle: FileHandle, start: number, size: number): Promise<string> {
  const { buffer } = await handle.read(Buffer.alloc(size), 0, size, start);
  return buffer.toString('utf8');
}

export async function* tarBytes(file: string, { start, size }: TarEntry): AsyncGenerator<Buffer> {
  if (size === 0) return;
  const stream = createReadStream(file, { start, end: start + size - 1 });
  for await (const piece of stream) if (Buffer.isBuffer(piece)) yield piece;
}
