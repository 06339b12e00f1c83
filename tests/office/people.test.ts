import { desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { officePasskeys, officePeople, outbox } from '@/school-api/db';
import { findPerson } from '@/school-api/office/people/people';
import { type Browser, openTestOffice } from './support/office';

const office = await openTestOffice();

type Here = Browser & { id: number; email: string };

/** The two heads that no test changes, so that each test may remove its own. */
let head: Here;
beforeAll(async () => {
  head = await office.as('head');
  await office.as('head');
});

const text = async (browser: Browser, path: string) => (await browser.get(path)).text();
const linkIn = (html: string) => /https:\S*\/invited\/[\w-]{43}/.exec(html)?.[0] ?? '';

it('the list names everybody with role and state', async () => {
  const clerk = await office.as('admissions');
  const html = await text(head, '/people');
  expect(html).toContain(clerk.email);
  expect(html).toContain(`href="/people/${clerk.id}"`);
  expect(html).toContain('Admissions');
});

it('lets each choose the notes they get', async () => {
  const clerk = await office.as('admissions');
  const failed = /name="failed"[^>]*checked/;
  expect(await text(clerk, '/people/sessions')).toMatch(failed);
  await clerk.post('/people/sessions/emails', {});
  expect((await office.newestAudit())?.after).toEqual({ undelivered: false });
  const page = await text(clerk, '/people/sessions');
  expect(page).not.toMatch(failed);
  expect(page).not.toContain('name="day"');
  await clerk.post('/people/sessions/emails', { failed: 'yes' });
  expect(await text(clerk, '/people/sessions')).toMatch(failed);
});

describe('an invitation', () => {
  it('is sent by email, and shown if no email is sent', async () => {
    const fields = { name: 'Radha Rao', email: 'radha@school.example', role: 'accounts' };
    const html = await (await head.post('/people/invite', fields)).text();
    const link = linkIn(html);
    const [mail] = await office.deps.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
    expect(mail).toMatchObject({ kind: 'office-invitation', recipient: fields.email });
    expect(mail?.data).toMatchObject({ name: 'Radha Rao', role: 'Accounts', link });
    expect(await office.newestAudit()).toMatchObject({
      actor: `office (${head.email})`,
      action: 'people invite',
      after: { name: 'Radha Rao', role: 'accounts' },
    });
    const radha = office.browser();
    await radha.post(new URL(link).pathname);
    expect((await radha.get('/donations')).status).toBe(200);
  });

  it('hides the link if an email is sent', async () => {
    const { config } = office.deps;
    const mail = { ...config.mail, smtpUrl: 'smtps://mail.example' };
    office.deps.config = { ...config, mail };
    const fields = { name: 'Gita Rao', email: 'gita@school.example', role: 'editor' };
    const done = await head.post('/people/invite', fields);
    office.deps.config = config;
    expect(done.headers.get('location')).toBe('/people?message=invited');
  });

  it('shows the input and its errors', async () => {
    const fields = { name: '', email: 'no address', role: 'principal' };
    const wrong = await head.post('/people/invite', fields);
    const html = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(html).toContain('value="no address"');
    for (const message of ['Enter the name.', 'Enter an email address', 'Choose a role.']) {
      expect(html).toContain(message);
    }
    const known = { name: 'Twice', email: head.email.toUpperCase(), role: 'editor' };
    const twice = await head.post('/people/invite', known);
    expect([twice.status, await twice.text()]).toEqual([
      422,
      expect.stringContaining('already uses the office'),
    ]);
  });
});

it('a role is changed with its previous value, and ends the sessions', async () => {
  const clerk = await office.as('admissions');
  const done = await head.post(`/people/${clerk.id}/role`, { role: 'accounts' });
  expect(done.headers.get('location')).toBe(`/people/${clerk.id}?message=role-changed`);
  expect(await office.newestAudit()).toMatchObject({
    action: 'people role',
    record: `person ${clerk.id}`,
    before: { role: 'admissions' },
    after: { role: 'accounts' },
  });
  expect((await clerk.get('/people/sessions')).status).toBe(303);
});

it('a role that does not exist changes nothing', async () => {
  const clerk = await office.as('editor');
  expect((await head.post(`/people/${clerk.id}/role`, { role: 'king' })).status).toBe(422);
  expect((await findPerson(office.deps.db, clerk.id))?.role).toBe('editor');
});

it('leaving ends sessions and passkeys at once; the person stays in the list', async () => {
  const clerk = await office.as('accounts');
  await addPasskey(clerk.id);
  const done = await head.post(`/people/${clerk.id}/leave`);
  expect(done.headers.get('location')).toBe('/people?message=switched-off');
  expect((await clerk.get('/people/sessions')).status).toBe(303);
  expect(await passkeysOf(clerk.id)).toHaveLength(0);
  expect(await text(head, `/people/${clerk.id}`)).toContain('Access ended');
});

it('leaving or another role is refused for the last head', async () => {
  const { db } = office.deps;
  const others = await db.select().from(officePeople).where(eq(officePeople.role, 'head'));
  for (const { id } of others) {
    if (id !== head.id) await head.post(`/people/${id}/leave`);
  }
  for (const [path, fields] of [
    ['role', { role: 'editor' }],
    ['leave', {}],
  ] as const) {
    const refused = await head.post(`/people/${head.id}/${path}`, fields);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('This is the only head');
    expect((await office.newestAudit())?.action).toBe(`people ${path} refused`);
  }
  expect((await head.get('/people')).status).toBe(200);
});

it('sessions of others are listed and ended by the head', async () => {
  const clerk = await office.as('admissions');
  const html = await text(head, `/people/${clerk.id}`);
  expect(html).toContain('Firefox on Windows');
  const action = /action="(\/people\/\d+\/sessions\/\d+\/end)"/.exec(html)?.[1] ?? '';
  expect((await head.post(action)).status).toBe(303);
  expect((await clerk.get('/people/sessions')).status).toBe(303);
  expect((await head.post(action)).status).toBe(404);
});

it('sessions of one’s own can be ended, those of others cannot', async () => {
  const clerk = await office.as('admissions');
  const other = await office.as('accounts');
  const ids = async (browser: Here) => {
    const html = await text(head, `/people/${browser.id}`);
    return /sessions\/(\d+)\/end/.exec(html)?.[1] ?? '';
  };
  expect((await clerk.post(`/people/sessions/${await ids(other)}/end`)).status).toBe(404);
  expect((await other.get('/people/sessions')).status).toBe(200);
  expect(await text(clerk, '/people/sessions')).toContain('This one');
  expect((await clerk.post('/people/sessions/end')).status).toBe(303);
  expect((await clerk.get('/people/sessions')).status).toBe(200);
});

it('passkeys are named and removed by their owner only', async () => {
  const clerk = await office.as('admissions');
  const id = await addPasskey(clerk.id);
  await clerk.post(`/people/passkeys/${id}/name`, { name: 'Phone' });
  expect(await text(clerk, '/people/sessions')).toContain('Phone');
  const other = await office.as('admissions');
  expect((await other.get(`/people/passkeys/${id}`)).status).toBe(404);
  expect((await other.post(`/people/passkeys/${id}/remove`)).status).toBe(404);
  expect(await passkeysOf(clerk.id)).toHaveLength(1);
  const done = await clerk.post(`/people/passkeys/${id}/remove`);
  expect(done.headers.get('location')).toBe('/people/sessions?message=passkey-removed');
});

async function addPasskey(personId: number): Promise<number> {
  const values = { credentialId: `credential-${personId}`, publicKey: 'key', counter: 0 };
  const [row] = await office.deps.db
    .insert(officePasskeys)
    .values({ ...values, personId, transports: [], name: 'Laptop', createdAt: office.deps.now() })
    .returning();
  return row?.id ?? 0;
}

function passkeysOf(personId: number) {
  return office.deps.db.select().from(officePasskeys).where(eq(officePasskeys.personId, personId));
}
