import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { StartError } from '../platform';
import { beforeFirstRelease } from './before-first-release';
import type { Db } from './db';

const migration = z.looseObject({ when: z.number().int(), tag: z.string() });
const journal = z.looseObject({ entries: z.array(migration).min(1) });

export type Migration = { when: number; tag: string };

const journalOf = (folder: string) => path.join(folder, 'meta/_journal.json');
const readJournal = (folder: string) =>
  journal.parse(JSON.parse(readFileSync(journalOf(folder), 'utf8')));

/** The changes of the tables that this program knows, oldest first. */
export function listMigrations(folder: string): Migration[] {
  return readJournal(folder).entries;
}

/** The numbers of the changes that a database has had, oldest first. */
async function listApplied(db: Db): Promise<number[]> {
  const [known] = await db
    .select({ isThere: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select 1) as one`);
  if (!known?.isThere) return [];
  const when = sql`created_at`;
  const rows = await db
    .select({ when: when.mapWith(Number) })
    .from(sql`drizzle.__drizzle_migrations`)
    .orderBy(when);
  return rows.map((row) => row.when);
}

/** The number of the newest change that a database has had; none when it is empty. */
export async function newestApplied(db: Db): Promise<number | undefined> {
  return (await listApplied(db)).at(-1);
}

/** The changes that a database has yet to have. */
export async function pendingMigrations(db: Db, folder: string): Promise<Migration[]> {
  const applied = (await newestApplied(db)) ?? 0;
  return listMigrations(folder).filter(({ when }) => when > applied);
}

/** The database was changed by a newer release. */
export class NewerData extends StartError {}

/** A newer release changed the tables; writing to them could damage data. */
export async function refuseNewerData(db: Db, folder: string, place: string): Promise<void> {
  const known = listMigrations(folder).map(({ when }) => when);
  const unknown = (await listApplied(db)).filter((when) => !known.includes(when)).at(-1);
  if (unknown === undefined) return;
  if (unknown < Math.min(...known)) throw new StartError(beforeFirstRelease(place));
  throw new NewerData(
    `${place} was used by a newer release. Start the newer release, or restore a backup made by this one (docs/upgrading.md).`,
  );
}

/** A copy of the folder that ends with one change, so that a database can be brought just so far. */
export function migrationsUpTo(folder: string, last: number) {
  const copy = mkdtempSync(path.join(tmpdir(), 'school-migrations-'));
  cpSync(folder, copy, { recursive: true });
  const whole = readJournal(folder);
  const entries = whole.entries.filter(({ when }) => when <= last);
  writeFileSync(journalOf(copy), JSON.stringify({ ...whole, entries }));
  return { folder: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}
