import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { OfficeError } from '../../platform';
import { FOLDERS } from './files';
import type { Backup } from './read-backup';

/** Readable only by this user. */
export async function placeFiles(backup: Backup, folder: string): Promise<void> {
  for (const entry of backup.entries) {
    if (!entry.name.startsWith('files/')) continue;
    const target = path.join(folder, ...plainParts(entry.name, backup.file));
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    const handle = await open(target, 'wx', 0o600);
    try {
      for await (const piece of backup.read(entry)) await handle.writeFile(piece);
    } finally {
      await handle.close();
    }
  }
}

/** Only files in these folders are accepted. */
function plainParts(name: string, file: string): string[] {
  const [, folder = '', ...rest] = name.split('/');
  const parts = [folder, ...rest];
  const known = FOLDERS.includes(folder) && rest.length > 0;
  if (
    known &&
    parts.every((part) => part !== '' && !part.startsWith('.') && !/[\\\0]/.test(part))
  ) {
    return parts;
  }
  throw new OfficeError(`${file} has an unexpected file: ${name}.`);
}
