import { type FileHandle, open } from 'node:fs/promises';

const HEAD = '%PDF-';
/** The trailer stands at the end; readers allow this much behind it. */
const TAIL_BYTES = 2048;
const PLACE_BYTES = 1024;
const TRAILER = /startxref\s+(\d{1,10})\s+%%EOF/g;

/**
 * Whether a file begins as a PDF and its trailer leads to a table of contents: a program that was
 * renamed does neither, and a half upload has no trailer.
 */
export async function isPdf(file: string): Promise<boolean> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    if ((await read(handle, 0, HEAD.length)) !== HEAD) return false;
    const tail = await read(handle, Math.max(0, size - TAIL_BYTES), TAIL_BYTES);
    const place = Number([...tail.matchAll(TRAILER)].at(-1)?.[1] ?? Number.NaN);
    if (!(place > 0 && place < size)) return false;
    return isContents(await read(handle, place, PLACE_BYTES));
  } finally {
    await handle.close();
  }
}

/** A table, or since PDF 1.5 a stream of type XRef. */
function isContents(words: string): boolean {
  return /^\s*xref\s+\d+\s+\d+/.test(words) || /^\s*\d+\s+\d+\s+obj\b.*\/XRef\b/s.test(words);
}

async function read(handle: FileHandle, from: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
  return buffer.toString('latin1', 0, bytesRead);
}
