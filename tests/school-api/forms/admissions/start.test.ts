import { count, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { calls } from '@/contract';
import { applications } from '@/school-api/db';
import { begin, newEmail, openFormsApp, post, postForm, refused } from '../forms-app';

const api = await openFormsApp();

/** Browsers that share one IP address. */
const browser = (user_id: string) => ({ 'x-client-ip': '192.0.2.1', user_id });

async function countOf(email: string) {
  const [row] = await api.db
    .select({ n: count() })
    .from(applications)
    .where(eq(applications.emailKey, email.toLowerCase()));
  return row?.n;
}

describe('create-admission', () => {
  it('returns a random id in the shape of the contract', async () => {
    const sent = { email: newEmail(), first_name: 'Keshav', last_name: 'Rao' };
    const response = await post(api.app, 'create-admission/', sent);
    expect(response.status).toBe(201);
    const { application_id } = calls['create-admission'].response.schema.parse(
      await response.json(),
    );
    expect(application_id).toMatch(/^[\w-]{32}$/);
  });

  it('responds to a known address exactly as to an unknown one', async () => {
    const known = newEmail();
    await begin(api.app, known);
    const body = (email: string) => ({ email, first_name: 'Gopal', last_name: 'Rao' });
    const a = await post(api.app, 'create-admission/', body(known));
    const b = await post(api.app, 'create-admission/', body(newEmail()));
    expect(a.status).toBe(b.status);
    expect(Object.keys(await a.json())).toEqual(Object.keys(await b.json()));
  });

  it('returns the same application for concurrent clicks, and for a click within a minute', async () => {
    const email = newEmail();
    const click = (address: string) => begin(api.app, address, 'Keshav', browser('a-browser'));
    const ids = await Promise.all([click(email), click(email)]);
    api.pass(50);
    ids.push(await click(email.toUpperCase()));
    expect(new Set(ids).size).toBe(1);
    expect(await countOf(email)).toBe(1);
    expect(JSON.stringify(await api.db.select().from(applications))).not.toContain('a-browser');
  });

  it('creates a new application for another child, after a minute, and for another browser with the same IP address', async () => {
    const email = newEmail();
    const ids = [await begin(api.app, email, 'Keshav', browser('one'))];
    ids.push(await begin(api.app, email, 'Gopal', browser('one')));
    ids.push(await begin(api.app, email, 'Keshav', browser('two')));
    api.pass(61);
    ids.push(await begin(api.app, email, 'Keshav', browser('one')));
    expect(new Set(ids).size).toBe(4);
  });

  it('never reuses an application for callers without a user_id', async () => {
    const email = newEmail();
    const ids = [await begin(api.app, email), await begin(api.app, email)];
    ids.push(await begin(api.app, email, 'Keshav', { user_id: '' }));
    expect(new Set(ids).size).toBe(3);
  });

  // The rules of the fields: tests/contract/names.test.ts and tests/admissions/schema.test.ts.
  it.each([
    ['SQL in a name', { last_name: "x'); DROP TABLE applications; --" }, 'last_name'],
    ['a lone surrogate', { first_name: 'Ke\ud800' }, 'first_name'],
    ['a name of 10,000 characters', { first_name: 'a'.repeat(10_000) }, 'first_name'],
  ])('rejects %s and stores nothing', async (_, change, field) => {
    const email = newEmail();
    const sent = { email, first_name: 'Keshav', last_name: 'Rao', ...change };
    const found = await refused(await post(api.app, 'create-admission/', sent));
    expect(found).toMatchObject({ status: 422, code: 'invalid' });
    expect(Object.keys(found.fields ?? {})).toEqual([field]);
    expect(await countOf(email)).toBe(0);
  });

  it.each([
    ['broken JSON', '{"email":', {}, 400],
    ['a list', '[]', {}, 400],
    ['nothing', '', {}, 400],
    ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['too much', JSON.stringify({ email: 'a'.repeat(70_000) }), {}, 413],
  ])('refuses %s', async (_, body, headers, status) => {
    expect(await refused(await post(api.app, 'create-admission/', body, headers))).toMatchObject({
      status,
    });
  });

  it('refuses broken UTF-8', async () => {
    const sent = { body: Buffer.from([0x7b, 0xff, 0x7d]), type: 'application/json' };
    const found = await refused(await postForm(api.app, 'create-admission/', sent));
    expect(found).toMatchObject({ status: 400, code: 'malformed' });
  });
});
