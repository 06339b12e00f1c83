import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS, diskReason, OfficeError } from '../../platform';
import { openBackup } from '../backup/read-backup';
import { advice, ago, type Check, serious } from './check';

/** Written by the nightly unit in deploy/. */
const NAME = /^school-.*\.tar$/;
const WHY = 'If the disk fails, all applications, payments and CVs are lost.';

export const backup: Check = {
  subject: 'backup',
  run: async ({ config, now }) => {
    const { backupDir } = config;
    if (backupDir === undefined) {
      const what = 'BACKUP_DIR is not set, so backups cannot be checked.';
      const todo = 'Set BACKUP_DIR to the folder of the nightly backups (docs/deploying.md).';
      return (config.isPublic ? serious : advice)('backup-folder', { what, why: WHY, todo });
    }
    const fault = await faultOfNewest(backupDir, ago(now(), 2 * DAY_MS));
    if (fault === undefined) return [];
    const todo =
      'To find out why, run: systemctl status school-backup.timer school-backup.service (docs/deploying.md).';
    return serious('backup', { what: fault, why: WHY, todo });
  },
};

async function faultOfNewest(folder: string, oldest: Date): Promise<string | undefined> {
  try {
    const newest = await findNewest(folder);
    if (newest === undefined) return `There is no backup in ${folder}.`;
    if (newest.mtime < oldest) return `The newest backup is from ${newest.mtime.toISOString()}.`;
    // Its lists and sizes; the nightly unit has read every byte.
    await openBackup(newest.file);
    return undefined;
  } catch (error) {
    if (error instanceof OfficeError) return error.message;
    return `${folder} cannot be read: ${diskReason(error) ?? 'it cannot be opened'}.`;
  }
}

async function findNewest(folder: string) {
  const names = (await readdir(folder)).filter((name) => NAME.test(name));
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { file, mtime: (await stat(file)).mtime };
    }),
  );
  return files.sort((a, b) => b.mtime.getTime() - a.mtime.getTime())[0];
}
