import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { RETENTION } from '@/contract/facts/retention';
import { DAY_MS } from '../../platform';

/** As named by deploy/backup.sh; a killed backup leaves .part files. */
const BACKUP = /^school-.*\.tar$/;
const UNFINISHED = /^school-.*\.tar\..*\.part$/;
/** The newest stay at any age: with a wrong clock, all seem old. */
const KEPT = 2;

/** Removes backups older than the privacy policy allows; returns their number. */
export async function removeOldBackups(folder: string, now: Date): Promise<number> {
  const names = await readdir(folder);
  const backups = await withAges(folder, matching(names, BACKUP), now);
  const unfinished = await withAges(folder, matching(names, UNFINISHED), now);
  const old = [
    ...backups.slice(KEPT).filter(({ days }) => days >= RETENTION.backupDays),
    ...unfinished.filter(({ days }) => days >= 1),
  ];
  for (const { file } of old) await rm(file);
  return old.length;
}

const matching = (names: readonly string[], kind: RegExp) =>
  names.filter((name) => kind.test(name));

/** Newest first. */
async function withAges(folder: string, names: readonly string[], now: Date) {
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { file, days: (now.getTime() - (await stat(file)).mtimeMs) / DAY_MS };
    }),
  );
  return files.sort((a, b) => a.days - b.days);
}
