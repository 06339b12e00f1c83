import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { contactMessages } from '@/school-api/db/schema/messages';
import { tidyDatabase } from '@/school-api/db/tidy';
import { addMessage } from './cli/rows';
import { openTestDatabase } from './test-database';

const database = await openTestDatabase();
afterAll(() => database.close());

const facts = z.object({ rows: z.array(z.object({ rows: z.number(), visible: z.number() })) });

async function known() {
  const found = await database.db.execute(sql`
    select reltuples as rows, relallvisible as visible from pg_class
    where oid = 'contact_messages'::regclass`);
  return facts.parse(found).rows[0];
}

it('a tidied database knows how many rows there are, and which pages an index can answer for', async () => {
  const { db } = database;
  for (let n = 0; n < 20; n += 1) await addMessage(db);
  await db.update(contactMessages).set({ message: 'again' });
  expect((await known())?.visible).toBe(0);
  await tidyDatabase(db);
  expect(await known()).toEqual({ rows: 20, visible: expect.any(Number) });
  expect((await known())?.visible).toBeGreaterThan(0);
});

it('a tidying that is stopped begins no other table', async () => {
  const { db } = database;
  await addMessage(db);
  await tidyDatabase(db, AbortSignal.abort());
  expect((await known())?.rows).toBe(20);
});
