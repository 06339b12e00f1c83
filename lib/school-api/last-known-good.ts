import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { dropFile, readSaved, writeFileSoon } from './last-known-good-files';
import { PAGE_READER } from './page-reader';

/** The body as the API sent it; parsed again on use, because the contract may be newer. */
export type StoredResponse = {
  url: string;
  text: string;
  /** The tag's number at the time of the request (lib/site-changes). */
  seen: number;
};

const REWRITE_AFTER_MS = 60 * 60 * 1000;

const memory = new LRUCache<string, StoredResponse & { writtenAt: number }>({
  max: 1_000,
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: ({ text }) => text.length * 2 + 1,
});

/** The URL is part of the key, so another server's responses are never shown. */
function keyOf(url: string): string {
  return createHash('sha256').update(`${PAGE_READER} ${url}`).digest('hex').slice(0, 40);
}

export function keep(url: string, text: string, seen = 0, now: number = Date.now()): void {
  const key = keyOf(url);
  const known = memory.get(key);
  // Unchanged content is rewritten at intervals, so that unused files are the oldest.
  const isSame = known?.text === text && known.seen === seen;
  if (isSame && now - known.writtenAt < REWRITE_AFTER_MS) return;
  memory.set(key, { url, text, seen, writtenAt: now });
  writeFileSoon(key, { url, text, seen });
}

/** Null if something has changed since: what was hidden must not reappear. */
export async function recall(url: string, since = 0): Promise<string | null> {
  const key = keyOf(url);
  const known = memory.get(key);
  if (known) return known.seen < since ? null : known.text;
  const stored = await readSaved(key);
  if (stored?.url !== url || stored.seen < since) return null;
  memory.set(key, { ...stored, writtenAt: 0 });
  return stored.text;
}

export function forget(url: string): void {
  const key = keyOf(url);
  memory.delete(key);
  dropFile(key);
}
