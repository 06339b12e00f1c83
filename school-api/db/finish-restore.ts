import { readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, StartError } from '../platform';

/** In the data folder: a restore in progress (with a suffix) and a complete one. */
export const RESTORING = 'restoring-';
export const RESTORED = 'restored';

/**
 * Moves a complete restore's folders into place, also at the next start after a killed restore.
 * Safe if another process does the same.
 */
export async function finishRestore(dataDir: string): Promise<void> {
  const restored = path.join(dataDir, RESTORED);
  for (const name of await readdir(restored).catch(absent)) {
    const place = path.join(dataDir, name);
    await rename(path.join(restored, name), place).catch((error) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) return absent(error);
      throw new StartError(
        `The backup restored in ${restored} cannot be moved into place: ${place} is not empty. Move one of them elsewhere.`,
      );
    });
  }
  await rmdir(restored).catch(absent);
}

/** At startup: removes the rest of a killed restore. */
export async function removeUnfinishedRestores(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(absent);
  for (const name of names.filter((one) => one.startsWith(RESTORING))) {
    await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}

function absent(error: unknown): string[] {
  // Opening the database reports problems of the folder itself.
  if (['ENOENT', 'ENOTDIR', 'EROFS'].includes(errorCode(error))) return [];
  throw error;
}
