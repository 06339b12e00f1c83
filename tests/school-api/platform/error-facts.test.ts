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
  const said = JSON.stringify(errorFacts(fault));
  expect(said).toContain('Failed query: select $1');
  expect(said).toContain('invalid input syntax');
  expect(said).toContain('error-facts.test.ts');
  expect(said).not.toContain('parent@example.org');
  expect(said).not.toContain('secret');
});

it('handles thrown values that are not errors, and circular causes', () => {
  expect(errorFacts('a password')).toEqual({ type: 'string', message: '' });
  const round = new Error('round');
  round.cause = round;
  expect(JSON.stringify(errorFacts(round)).length).toBeGreaterThan(0);
});
