import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { RETENTION } from '@/contract/facts/retention';
import { DAY_MS } from '../../platform';

/** As deploy/backup.sh names them; what a backup that was killed has left ends in .part. */
const BACKUP = /^school-.*\.tar$/;
const UNFINISHED = /^school-.*\.tar\..*\.part$/;

/** Removes the backups of a folder that are older than the privacy policy says; returns their number. */
export async function removeOldBackups(folder: string, now: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder)) {
    const days = daysFor(name);
    if (days === undefined) continue;
    const file = path.join(folder, name);
    if (now.getTime() - (await stat(file)).mtimeMs < days * DAY_MS) continue;
    await rm(file);
    removed += 1;
  }
  return removed;
}

function daysFor(name: string): number | undefined {
  if (UNFINISHED.test(name)) return 1;
  return BACKUP.test(name) ? RETENTION.backupDays : undefined;
}
