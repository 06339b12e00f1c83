import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../platform';

/** Accessible to the school API's user only. */
const PRIVATE = 0o700;
/** Another instance may still be writing a newer file. */
const ABANDONED_MS = 60 * 60 * 1000;

export type NewFile = { tempPath: string; path: string; name: string };

/** A random file name, with the temporary and the final path. */
export async function newFile(folder: string): Promise<NewFile> {
  const name = `${randomBytes(18).toString('base64url')}.pdf`;
  const tempFolder = path.join(folder, 'arriving');
  await mkdir(tempFolder, { recursive: true, mode: PRIVATE });
  return { name, tempPath: path.join(tempFolder, name), path: path.join(folder, name) };
}

/** Removes leftovers of a crash: partial uploads and files without a row. Returns their number. */
export async function removeAbandonedFiles(
  folder: string,
  isKnown: (name: string) => Promise<boolean>,
  now: Date,
): Promise<number> {
  let removed = 0;
  for (const [dir, mayBeKnown] of [
    [path.join(folder, 'arriving'), false],
    [folder, true],
  ] as const) {
    for (const name of await filesOf(dir)) {
      const file = path.join(dir, name);
      const changedAt = await timeOf(file);
      if (changedAt === undefined) continue;
      const age = now.getTime() - changedAt;
      if (age < ABANDONED_MS || (mayBeKnown && (await isKnown(name)))) continue;
      await rm(file, { force: true });
      removed += 1;
    }
  }
  return removed;
}

/** Undefined if another instance has removed or renamed the file meanwhile. */
async function timeOf(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** By stored names; '' is none. */
export async function removeFiles(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (name !== '') await rm(path.join(folder, path.basename(name)), { force: true });
  }
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
