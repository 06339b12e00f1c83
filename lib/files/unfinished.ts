import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any of these writes takes; another instance may be at one just now. */
const ABANDONED_MS = 60_000;
/** How write-file-atomic calls a file that is not yet in its place. */
const UNFINISHED = /\.json\.\d+$/;

/** Removes what a killed process left half written; nobody would ever read it. */
export async function dropUnfinished(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((one) => UNFINISHED.test(one))) {
    const file = join(folder, name);
    const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (age > ABANDONED_MS) await rm(file, { force: true }).catch(() => undefined);
  }
}
