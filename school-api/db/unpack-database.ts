import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { extract } from 'tar';
import { diskReason, StartError } from '../start-error';

/**
 * Unpacks the empty database of the build, because PGlite needs 900 MB and ten seconds to create one.
 * Unpacked to a temporary folder and renamed, so that it is never incomplete. Without the archive
 * PGlite creates the database itself.
 */
export async function unpackDatabase(folder: string, archive: string): Promise<void> {
  if (existsSync(folder) || !existsSync(archive)) return;
  const unfinished = `${folder}.unpacking`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await extract({ file: archive, cwd: unfinished, strict: true }).catch((error) => {
    throw diskReason(error) ? error : damaged(archive, error);
  });
  await rename(unfinished, folder);
}

function damaged(archive: string, cause: unknown): StartError {
  return new StartError(`${archive} is damaged. Run "npm run build" again.`, { cause });
}
