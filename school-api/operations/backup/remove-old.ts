import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { RETENTION } from '@/contract/facts/retention';
import { DAY_MS } from '../../platform';

/** As named by deploy/backup.sh; a killed backup leaves .part files. */
const BACKUP = /^school-.*\.tar$/;
const UNFINISHED = /^school-.*\.tar\..*\.part$/;

/** Removes backups older than the privacy policy allows; returns their number. */
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
