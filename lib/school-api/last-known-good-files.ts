import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { env } from '@/lib/env';
import { dropUnfinished } from '@/lib/files/unfinished';
import { log } from '@/lib/log';

const MAX_FILES = 1_000;
const PRUNE_EVERY = 50;

const savedFile = z.object({ url: z.string(), text: z.string(), seen: z.number().default(0) });
type SavedFile = z.input<typeof savedFile>;

/** Serialised, so that the latest response of a call wins. */
let queue: Promise<void> = Promise.resolve();
let writes = 0;

function folder(): string {
  return path.resolve(/* turbopackIgnore: true */ env().SITE_DATA_DIR, 'last-known-good');
}

function fileOf(key: string): string {
  return path.join(folder(), `${key}.json`);
}

function enqueue(work: () => Promise<void>): void {
  queue = queue.then(work).catch((error: unknown) => {
    log.warn({ err: error }, 'last good answer could not be stored on disk');
  });
}

export function writeFileSoon(key: string, file: SavedFile): void {
  enqueue(async () => {
    await mkdir(folder(), { recursive: true });
    await writeFileAtomic(fileOf(key), JSON.stringify(file), { mode: 0o600 });
    if (writes % PRUNE_EVERY === 0) await prune();
    writes += 1;
  });
}

/** The latest queued removal of each key: until it is done the file must not be read. */
const removals = new Map<string, symbol>();

export function dropFile(key: string): void {
  const removal = Symbol(key);
  removals.set(key, removal);
  enqueue(async () => {
    try {
      await rm(fileOf(key), { force: true });
    } finally {
      if (removals.get(key) === removal) removals.delete(key);
    }
  });
}

/** @internal For tests: resolves when all writes so far are on disk. */
export function settled(): Promise<void> {
  return queue;
}

export async function readSaved(key: string): Promise<z.output<typeof savedFile> | null> {
  if (removals.has(key)) return null;
  let content: string;
  try {
    content = await readFile(fileOf(key), 'utf8');
  } catch {
    return null;
  }
  try {
    return savedFile.parse(JSON.parse(content));
  } catch {
    log.warn({ file: `${key}.json` }, 'unreadable last good answer ignored');
    dropFile(key);
    return null;
  }
}

async function prune(): Promise<void> {
  const entries = await readdir(folder());
  await dropUnfinished(folder(), entries);
  const names = entries.filter((name) => name.endsWith('.json'));
  if (names.length <= MAX_FILES) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder(), name);
      return { file, usedAt: (await stat(file)).mtimeMs };
    }),
  );
  files.sort((a, b) => a.usedAt - b.usedAt);
  const surplus = files.slice(0, files.length - MAX_FILES);
  await Promise.all(surplus.map(({ file }) => rm(file, { force: true })));
}
