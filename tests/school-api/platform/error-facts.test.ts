import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { errorFacts } from '@/school-api/platform';
import { openTestDatabase } from '../test-database';

it('describes a failed query without its values', async () => {
  const { db, close } = await openTestDatabase();
  const fault = await db
    .execute(sql`select ${'parent@example.org'}::text, ${'123456-secret'}::integer`)
    .catch((error: unknown) => error);
  await close();
  const log = JSON.stringify(errorFacts(fault));
  expect(log).toContain('Failed query: select $1');
  expect(log).toContain('invalid input syntax');
  expect(log).toContain('error-facts.test.ts');
  expect(log).not.toContain('parent@example.org');
  expect(log).not.toContain('secret');
});

it('handles thrown values that are not errors, and circular causes', () => {
  expect(errorFacts('a password')).toEqual({ type: 'string', message: '' });
  const round = new Error('round');
  round.cause = round;
  expect(JSON.stringify(errorFacts(round)).length).toBeGreaterThan(0);
});
