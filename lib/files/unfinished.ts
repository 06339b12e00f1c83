import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Longer than any write, because another instance may still be writing. */
const ABANDONED_MS = 60_000;
/** How write-file-atomic names its temporary files. */
const UNFINISHED = /\.json\.\d+$/;

/** Removes temporary files that a killed process left behind. */
export async function dropUnfinished(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((one) => UNFINISHED.test(one))) {
    const file = join(folder, name);
    const age = Date.now() - ((await stat(file).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (age > ABANDONED_MS) await rm(file, { force: true }).catch(() => undefined);
  }
}
