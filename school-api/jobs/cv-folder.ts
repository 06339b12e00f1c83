import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Nobody but the school API's own user looks into it. */
const PRIVATE = 0o700;
/** Another instance may be at work on a younger file. */
const ABANDONED_MS = 60 * 60 * 1000;

export type NewCv = { arriving: string; kept: string; name: string };

/** Names for a CV that is about to arrive: where it is written, and where it stays. */
export async function newCv(folder: string): Promise<NewCv> {
  const name = `${randomBytes(18).toString('base64url')}.pdf`;
  const arrivals = path.join(folder, 'arriving');
  await mkdir(arrivals, { recursive: true, mode: PRIVATE });
  return { name, arriving: path.join(arrivals, name), kept: path.join(folder, name) };
}

/** A new name in a folder is safe only when the folder itself is written. */
export async function flush(fileOrFolder: string): Promise<void> {
  const handle = await open(fileOrFolder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes what a crash left: half uploads, and files that no row speaks of. Tells how many. */
export async function sweepCvFolder(
  folder: string,
  isKnown: (name: string) => Promise<boolean>,
  now: Date,
): Promise<number> {
  let removed = 0;
  for (const [dir, judged] of [
    [path.join(folder, 'arriving'), false],
    [folder, true],
  ] as const) {
    for (const name of await filesOf(dir)) {
      const file = path.join(dir, name);
      const age = now.getTime() - (await stat(file)).mtimeMs;
      if (age < ABANDONED_MS || (judged && (await isKnown(name)))) continue;
      await rm(file, { force: true });
      removed += 1;
    }
  }
  return removed;
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
