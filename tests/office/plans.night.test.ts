import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '@/school-api/db/open-postgres';
import { officeRoutes } from '@/school-api/office/routes';
import { fillOffice } from '@/scripts/bench/fill-office';
import { officePages } from '@/scripts/bench/office-pages';
import { createDatabase, migrationsFolder } from '../school-api/test-database';
import { openScreens, type TestScreens } from './open-screens';

/** Tables with thousands of rows here; the others fit on one database page. */
const RECORDS = [
  ...['applications', 'donations', 'offline_donations', 'payment_orders', 'captured_payments'],
  ...['receipts', 'outbox', 'contact_messages', 'job_applications', 'content_versions'],
];

type Query = { text: string; params: unknown[] };

let pool: pg.Pool;
let drop: () => Promise<void>;
let screens: TestScreens;
let queries: Query[] = [];

beforeAll(async () => {
  const created = await createDatabase();
  drop = created.drop;
  await (await openPostgres(created.url, migrationsFolder)).close();
  pool = new pg.Pool({ connectionString: created.url });
  // Otherwise statistics would be updated at an arbitrary time.
  await pool.query('alter table payment_orders set (autovacuum_enabled = false)');
  const logQuery = (text: string, params: unknown[]) => void queries.push({ text, params });
  const db = drizzle(pool, { logger: { logQuery } });
  const rows = { applications: 5000, donations: 5000, offlineDonations: 5000, others: 5000 };
  await fillOffice(db, { ...rows, news: 600, versions: 20 });
  screens = await openScreens(officeRoutes, { database: { db, close: async () => undefined } });
});
afterAll(async () => {
  await screens.close();
  await pool.end();
  await drop();
});

const hash = (n: number) => createHash('md5').update(String(n)).digest('hex');

/** These need so many of the records that reading all of them is faster. */
const LEFT_OUT = [
  // Five hundred results are a tenth of the donations here.
  '/donations?q=radha',
  // A year's donations, each with its donor and PAN, are a quarter of all.
  '/donations/statement/2025-26',
];
/** The sum on /donations without a period: nearly every row counts, and only after a vacuum the index has all. */
const TOTAL =
  /^select count\(\*\), sum\("amount"\) from "offline_donations" where "\w+"\."cancelled_at" is null$/;
const checked = officePages(hash)
  .filter((address) => !LEFT_OUT.includes(address))
  // There are fewer versions here.
  .map((address) => address.replace(/versions\/\d+$/, 'versions/20'));

async function wholeReads(address: string): Promise<string[]> {
  queries = [];
  const response = await screens.get(address);
  expect([address, response.status]).toEqual([address, 200]);
  const found: string[] = [];
  const reads = queries.filter(({ text }) => /^\s*(select|with)/i.test(text) && !TOTAL.test(text));
  for (const { text, params } of reads) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, params);
    const plan = rows.map((row) => row['QUERY PLAN']);
    const bad = plan.filter((line) =>
      RECORDS.some((table) => new RegExp(`Seq Scan on ${table}\\b`).test(line)),
    );
    if (bad.length > 0) found.push(`${text} [${params.join(', ')}]\n${plan.join('\n')}`);
  }
  return found;
}

describe.each([
  ['without statistics, as a new database is', 'select 1'],
  ['with statistics', 'analyze'],
])('%s', (_, statement) => {
  beforeAll(async () => {
    await screens.db.execute(sql.raw(statement));
  });

  it.each(checked)('no query of %s reads a whole table', async (address) => {
    expect(await wholeReads(address)).toEqual([]);
  });
});

it('a plan that reads a whole table would be found', async () => {
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    "explain select * from donations where city = 'Vraja'",
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Seq Scan on donations');
});
