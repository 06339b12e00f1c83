import { OfficeError } from '../../platform';
import { rowsTable } from './format';
import { type Backup, readLines } from './read-backup';

export type Verified = { rows: number; files: number };

/** Reads every byte; throws with the name of each damaged part. */
export async function verifyBackup(
  backup: Backup,
  did: (done: number, total: number) => void,
): Promise<Verified> {
  const faults: string[] = [];
  const counted: Record<string, number> = {};
  let files = 0;
  for (const [index, entry] of backup.entries.entries()) {
    const table = rowsTable(entry.name);
    try {
      if (table !== undefined) {
        counted[table] = (counted[table] ?? 0) + (await readLines(backup, entry)).length;
      } else {
        for await (const _ of backup.read(entry));
        if (entry.name.startsWith('files/')) files += 1;
      }
    } catch (error) {
      if (!(error instanceof OfficeError)) throw error;
      faults.push(error.message);
    }
    did(index + 1, backup.entries.length);
  }
  if (faults.length === 0) faults.push(...wrongCounts(backup, counted));
  if (faults.length > 0) throw new OfficeError(faults.join('\n'));
  return { rows: Object.values(counted).reduce((sum, count) => sum + count, 0), files };
}

function wrongCounts({ file, rows }: Backup, counted: Record<string, number>): string[] {
  return Object.entries(rows).flatMap(([table, count]) =>
    counted[table] === count || (count === 0 && counted[table] === undefined)
      ? []
      : [`${file} is damaged: ${table} should have ${count} rows and has ${counted[table] ?? 0}.`],
  );
}
