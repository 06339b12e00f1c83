import { finished } from 'node:stream/promises';
import type { BusboyInstance } from '@fastify/busboy';

const FORM = /^multipart\/form-data\s*;.*\bboundary=/i;

export const isMultipartType = (type: string | null | undefined): boolean => FORM.test(type ?? '');

type Body = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Feeds a body to the parser. Returns false and stops reading once it is too large. */
export async function feedForm(parser: BusboyInstance, body: Body, maxBytes: number) {
  const parsed = finished(parser);
  // Prevents an unhandled rejection; the await below still throws.
  parsed.catch(() => undefined);
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) return false;
    if (!parser.write(chunk)) await Promise.race([drained(parser), parsed]);
  }
  parser.end();
  await parsed;
  return true;
}

/** A disk error, not a malformed form. */
export function isFileError(error: unknown): boolean {
  const syscall: unknown = error instanceof Error ? Reflect.get(error, 'syscall') : undefined;
  return syscall === 'open' || syscall === 'write';
}

export function drained(stream: { once: (event: 'drain', listener: () => void) => unknown }) {
  return new Promise<void>((resolve) => stream.once('drain', () => resolve()));
}
