import { readdir, rename, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, StartError } from '../start-error';

/** In the data folder: what a restore brings, under way and complete. */
export const RESTORING = 'restoring';
export const RESTORED = 'restored';

/**
 * Puts the folders of a complete restore in their places. A restore that was killed in between is
 * finished so at the next start; whoever else does the same meanwhile is no fault.
 */
export async function finishRestore(dataDir: string): Promise<void> {
  const restored = path.join(dataDir, RESTORED);
  for (const name of await readdir(restored).catch(absent)) {
    const place = path.join(dataDir, name);
    await rename(path.join(restored, name), place).catch((error) => {
      if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) return absent(error);
      throw new StartError(
        `The backup restored in ${restored} cannot take its place: ${place} is not empty. Move one of them away.`,
      );
    });
  }
  await rmdir(restored).catch(absent);
}

function absent(error: unknown): string[] {
  if (errorCode(error) === 'ENOENT') return [];
  throw error;
}
