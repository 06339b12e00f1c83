import { chmod, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes the access of other users to a folder and its contents; PGlite ignores the umask. Files of
 * another owner stay unchanged.
 */
export async function makePrivate(folder: string): Promise<void> {
  await chmod(folder, 0o700).catch(() => undefined);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) await makePrivate(inside);
    else if (entry.isFile()) await chmod(inside, 0o600).catch(() => undefined);
  }
}
