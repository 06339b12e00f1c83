import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCli } from '@/school-api/cli/run';
import { readConfig } from '@/school-api/config';
import type { OpenDatabase } from '@/school-api/db/db';
import { contactMessages } from '@/school-api/db/schema/messages';
import { openTestDatabase } from '../test-database';
import { NOW } from './office';
import { addMessage } from './rows';

let database: OpenDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

it('an export holds up no request, and what comes meanwhile is not in it', async () => {
  const { db } = database;
  for (let n = 0; n < 450; n++) await addMessage(db, { name: `Name ${n}` });
  let text = '';
  const code = await runCli(['messages', 'export', '--format', 'json', '--out', 'x.json'], {
    user: '',
    cwd: process.cwd(),
    out: () => undefined,
    tell: () => undefined,
    progress: () => ({ at: () => undefined, end: () => undefined }),
    save: async (_, pieces) => {
      for await (const piece of pieces) {
        text += String(piece);
        // A visitor's request between two pieces; inside one transaction it would wait for ever.
        if (text.length < 10_000) await addMessage(db, { name: 'Meanwhile' });
      }
    },
    openSchool: async () => ({
      ...database,
      config: readConfig({ NODE_ENV: 'test' }),
      close: async () => undefined,
    }),
    now: () => NOW,
  });
  expect(code).toBe(0);
  const names: string[] = JSON.parse(text).map(({ name }: { name: string }) => name);
  expect(new Set(names).size).toBe(450);
  expect(names).toHaveLength(450);
  expect(await db.$count(contactMessages)).toBeGreaterThan(450);
});
