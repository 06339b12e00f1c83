import { listMigrations } from '../../db';
import { OfficeError } from '../../platform';
import { type BackupHead, FORMAT } from './format';
import type { Snapshot } from './snapshot';

/** A backup's description of itself. */
export function headOf(snapshot: Snapshot, now: Date, migrationsFolder: string): BackupHead {
  const { migration: newest, tables, sequences } = snapshot;
  const migration = listMigrations(migrationsFolder).find(({ when }) => when === newest);
  if (migration === undefined) {
    throw new OfficeError(
      'A newer release has changed the tables. Use that release for the backup.',
    );
  }
  const { when, tag } = migration;
  return { format: FORMAT, madeAt: now.toISOString(), migration: { when, tag }, tables, sequences };
}
