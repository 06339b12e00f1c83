import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PERSONAL_DATA_KINDS } from '@/contract';
import { RETENTION } from '@/contract/facts/retention';
import { personalData } from '@/school-api/privacy/person/personal-data';
import { rowsOfMailbox } from '@/school-api/privacy/person/rows-of-mailbox';
import { columnsIn, type TableRule } from '@/school-api/privacy/person/tables/table-rule';
import { openTestDatabase } from '../../test-database';

const database = await openTestDatabase();

const columnsOf = ({ shown, hidden, plainShown, plain }: TableRule) =>
  [shown, hidden, plainShown, plain].flatMap(columnsIn);

const isPersonal = ({ shown, hidden }: TableRule) => columnsIn(shown ?? hidden).length > 0;

/** 'table.column' of the migrated database; a view shows columns of tables. */
async function storedColumns(): Promise<string[]> {
  const rows = await database.db
    .select({ name: sql<string>`table_name || '.' || column_name` })
    .from(
      sql`information_schema.columns join information_schema.tables using (table_schema, table_name)`,
    )
    .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`);
  return rows.map(({ name }) => name).sort();
}

describe('the list of personal data', () => {
  it('knows every column of the database, each once, and no other', async () => {
    const listed = Object.entries(personalData).flatMap(([table, rule]) =>
      columnsOf(rule).map((column) => `${table}.${column}`),
    );
    const stored = await storedColumns();
    expect(stored.length).toBeGreaterThan(200);
    expect(listed.sort()).toEqual(stored);
  });

  it('says for every table with personal data why it is kept, how long and who sees it', () => {
    const personal = Object.entries(personalData).filter(([, rule]) => isPersonal(rule));
    expect(personal.length).toBeGreaterThan(15);
    for (const [table, { purpose, seenBy, period }] of personal) {
      expect(purpose, table).not.toBe('');
      expect(seenBy, table).not.toBe('');
      expect(period, table).not.toBe('none');
    }
  });

  it('covers every retention period except that of backups', () => {
    const named = Object.values(personalData).flatMap(({ period }) =>
      typeof period === 'string' ? [] : period,
    );
    const { backupDays: _, ...periods } = RETENTION;
    expect([...new Set(named)].sort()).toEqual(Object.keys(periods).sort());
  });

  it('shows a person every table with a column that is shown', () => {
    const shown = Object.entries(personalData)
      .filter(([, rule]) => rule.shown !== undefined || rule.plainShown !== undefined)
      .map(([table]) => table);
    expect([...PERSONAL_DATA_KINDS].sort()).toEqual(shown.sort());
    expect(Object.keys(rowsOfMailbox(database.db, 'a@example.org'))).toEqual(PERSONAL_DATA_KINDS);
  });

  it('has a method for the rows of a person who asks for erasure', () => {
    for (const [table, rule] of Object.entries(personalData)) {
      const columns = columnsIn(rule.shown);
      if (columns.length > 0) expect(rule.erasure, table).not.toBe('none');
    }
  });
});
