import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@/contract';
import { applications } from '@/school-api/db/schema/applications';
import { begin, type FormsApp, newEmail, openFormsApp, post, refused } from './forms-app';

let api: FormsApp;
beforeAll(async () => {
  api = await openFormsApp();
});
afterAll(() => api.close());

async function countOf(email: string) {
  const [row] = await api.db
    .select({ n: count() })
    .from(applications)
    .where(eq(applications.emailKey, email.toLowerCase()));
  return row?.n;
}

describe('create-admission', () => {
  it('answers with an id that the contract reads and nobody can guess', async () => {
    const sent = { email: newEmail(), first_name: 'Keshav', last_name: 'Rao' };
    const response = await post(api.app, 'create-admission/', sent);
    expect(response.status).toBe(201);
    const { application_id } = calls['create-admission'].response.schema.parse(
      await response.json(),
    );
    expect(application_id).toMatch(/^[\w-]{32}$/);
  });

  it('answers a known address exactly as an unknown one', async () => {
    const known = newEmail();
    await begin(api.app, known);
    const body = (email: string) => ({ email, first_name: 'Gopal', last_name: 'Rao' });
    const a = await post(api.app, 'create-admission/', body(known));
    const b = await post(api.app, 'create-admission/', body(newEmail()));
    expect(a.status).toBe(b.status);
    expect(Object.keys(await a.json())).toEqual(Object.keys(await b.json()));
  });

  it('gives the same application to two clicks at once, and to one within a minute', async () => {
    const email = newEmail();
    const ids = await Promise.all([begin(api.app, email), begin(api.app, email)]);
    api.pass(50);
    ids.push(await begin(api.app, email.toUpperCase()));
    expect(new Set(ids).size).toBe(1);
    expect(await countOf(email)).toBe(1);
  });

  it('begins anew for another child, after a minute, or for another visitor', async () => {
    const email = newEmail();
    const from = (address: string) => ({ 'x-client-ip': address });
    const ids = [await begin(api.app, email, 'Keshav', from('192.0.2.1'))];
    ids.push(await begin(api.app, email, 'Gopal', from('192.0.2.1')));
    ids.push(await begin(api.app, email, 'Keshav', from('192.0.2.2')));
    api.pass(61);
    ids.push(await begin(api.app, email, 'Keshav', from('192.0.2.1')));
    expect(new Set(ids).size).toBe(4);
  });

  it.each([
    ['no address', { email: '' }, 'email'],
    ['an address without a domain', { email: 'parent@' }, 'email'],
    ['two addresses', { email: 'a@example.org,b@example.org' }, 'email'],
    ['an address with a line break', { email: 'a@example.org\nbcc: b@example.org' }, 'email'],
    ['no first name', { first_name: ' ' }, 'first_name'],
    ['no last name', { last_name: '' }, 'last_name'],
    ['an emoji name', { first_name: '🙂' }, 'first_name'],
    ['SQL in a name', { last_name: "x'); DROP TABLE applications; --" }, 'last_name'],
    ['control characters', { first_name: 'Ke\u0000shav' }, 'first_name'],
    ['half a character', { first_name: 'Ke\ud800' }, 'first_name'],
    ['turned writing', { first_name: '\u202eKeshav' }, 'first_name'],
    ['a name of 10,000 characters', { first_name: 'a'.repeat(10_000) }, 'first_name'],
    ['a name that is a list', { first_name: ['a'] }, 'first_name'],
    ['an address that is an object', { email: {} }, 'email'],
  ])('refuses %s and keeps nothing', async (_, change, field) => {
    const email = newEmail();
    const sent = { email, first_name: 'Keshav', last_name: 'Rao', ...change };
    const found = await refused(await post(api.app, 'create-admission/', sent));
    expect(found).toMatchObject({ status: 422, code: 'invalid' });
    expect(Object.keys(found.fields ?? {})).toEqual([field]);
    expect(await countOf(email)).toBe(0);
  });

  it('takes names in any script', async () => {
    for (const name of ['केशव', 'Zoë', "O'Brien", 'A. P. J.', '李', 'क्ष\u200dय']) {
      const sent = { email: newEmail(), first_name: name, last_name: 'Rao' };
      expect((await post(api.app, 'create-admission/', sent)).status, name).toBe(201);
    }
  });

  it.each([
    ['broken JSON', '{"email":', {}, 400],
    ['a list', '[]', {}, 400],
    ['a text', '"x"', {}, 400],
    ['nothing', '', {}, 400],
    ['bytes that are no text', '\u0000', {}, 400],
    ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['too much', JSON.stringify({ email: 'a'.repeat(70_000) }), {}, 413],
  ])('refuses %s', async (_, body, headers, status) => {
    expect(await refused(await post(api.app, 'create-admission/', body, headers))).toMatchObject({
      status,
    });
  });

  it('is not moved by a key that would change a prototype', async () => {
    const body = `{"__proto__":{"email":"a@example.org"},"first_name":"A","last_name":"B"}`;
    expect(await refused(await post(api.app, 'create-admission/', body))).toMatchObject({
      status: 422,
    });
  });
});
