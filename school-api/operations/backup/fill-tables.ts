import { inArray, sql } from 'drizzle-orm';
import { allowLongTransaction, applicationDocuments, type Db, jobApplications } from '../../db';
import { OfficeError } from '../../platform';
import { listTables } from './catalog';
import { type BackupTable, rowsTable } from './format';
import { type Backup, readLines } from './read-backup';
import { setNeutralText } from './snapshot';

/** Rows per insert statement. */
const ROWS_AT_ONCE = 500;

type OnProgress = (done: number, total: number) => void;

/** Inserts all rows of a backup into empty tables, in the caller's transaction. */
export async function fillTables(tx: Db, backup: Backup, did: OnProgress): Promise<void> {
  const { head, rows, entries } = backup;
  await setNeutralText(tx);
  await allowLongTransaction(tx);
  const tables = await matchingTables(tx, backup);
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  let done = 0;
  for (const table of tables) {
    await requireEmpty(tx, table);
    const pieces = entries.filter(({ name }) => rowsTable(name) === table.name);
    let filled = 0;
    for (const piece of pieces) {
      const lines = await readLines(backup, piece);
      for (let from = 0; from < lines.length; from += ROWS_AT_ONCE) {
        await insert(tx, table, lines.slice(from, from + ROWS_AT_ONCE));
        did(done + filled + from, total);
      }
      filled += lines.length;
    }
    if (filled !== rows[table.name]) {
      throw new OfficeError(`${backup.file} is damaged: rows of ${table.name} are missing.`);
    }
    done += filled;
  }
  for (const { name, last } of head.sequences) {
    if (last === null) continue;
    await tx.execute(
      sql`select setval(format('public.%I', ${name}::text)::regclass, ${last}::bigint)`,
    );
  }
  await forget(tx, backup.forgotten);
}

/** The backup's tables as in this database; both come from the same migrations. */
async function matchingTables(tx: Db, { file, head }: Backup): Promise<BackupTable[]> {
  const here = new Map((await listTables(tx)).map((table) => [table.name, table]));
  return head.tables.map((table) => {
    const own = here.get(table.name);
    if (own && JSON.stringify(own.columns) === JSON.stringify(table.columns)) return own;
    throw new OfficeError(
      `The table ${table.name} of ${file} does not match this release. Use the release that made the backup.`,
    );
  });
}

async function requireEmpty(tx: Db, { name }: BackupTable) {
  const table = sql`public.${sql.identifier(name)}`;
  await tx.execute(sql`lock table ${table} in share row exclusive mode`);
  const [row] = await tx.select({ one: sql`1` }).from(sql`${table}`).limit(1);
  if (row === undefined) return;
  throw new OfficeError(
    'This database already contains a school. Restore the backup into an empty database.',
  );
}

/** Values were written as text, and are parsed by type again; identity values are kept. */
async function insert(tx: Db, { name, columns }: BackupTable, lines: readonly string[]) {
  const names = columns.map((column) => sql.identifier(column.name));
  const values = columns.map((column) => sql`(r->>${column.name})::${sql.raw(column.type)}`);
  await tx.execute(
    sql`insert into public.${sql.identifier(name)} (${sql.join(names, sql`, `)})
      overriding system value
      select ${sql.join(values, sql`, `)} from json_array_elements(${`[${lines.join(',')}]`}::json) r`,
  );
}

/** As retention itself leaves them. */
async function forget(tx: Db, names: readonly string[]) {
  if (names.length === 0) return;
  await tx
    .update(jobApplications)
    .set({ cvFile: '', cvBytes: 0 })
    .where(inArray(jobApplications.cvFile, [...names]));
  await tx
    .update(applicationDocuments)
    .set({ file: '', bytes: 0 })
    .where(inArray(applicationDocuments.file, [...names]));
}
