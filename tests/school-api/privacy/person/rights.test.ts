import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { personalDataText, privacyDataResponse } from '@/contract';
import { accessLog, applications, outbox } from '@/school-api/db';
import { MAX_RECORDS } from '@/school-api/privacy/person/collect-person';
import { addMessage } from '../../cli/rows';
import { begin, newEmail, openFormsApp, post, refused } from '../../forms/forms-app';
import { privacyGrant } from './grant';
import { addWholePerson, WHOLE } from './whole-person';

const api = await openFormsApp();
await addWholePerson(api);

const CALLS = ['privacy-data', 'privacy-correct', 'privacy-withdraw', 'privacy-erase'];

async function dataOf(email: string) {
  const grant = await privacyGrant(api, email);
  return privacyDataResponse.parse(await (await post(api.app, 'privacy-data/', { grant })).json());
}

describe('the data stored about a verified address', () => {
  it('is returned completely, however the address is written', async () => {
    const data = await dataOf(WHOLE.email.toUpperCase());
    expect(data.sections.map(({ kind }) => kind)).toEqual([
      ...['applications', 'application_documents', 'donations', 'offline_donations', 'transfers'],
      ...['payment_orders', 'receipts'],
      ...['donor_tax_ids', 'donor_certificates', 'contact_messages', 'job_applications'],
      ...['office_letters', 'outbox', 'mailbox_codes', 'one_time_codes', 'code_sends'],
    ]);
    const text = personalDataText(data);
    for (const word of [WHOLE.child, WHOLE.guardian, WHOLE.phone, WHOLE.street, '₹500']) {
      expect(text).toContain(word);
    }
    expect(text).toContain('Pan: ABCPE****F');
    expect(text).toContain('Cv: a PDF file');
    expect(text).toContain('Kind: photograph');
    expect(text).not.toContain(WHOLE.pan);
  });

  it('contains no id to continue a registration with, and no code', async () => {
    const text = JSON.stringify(await dataOf(WHOLE.email));
    const rows = await api.db.select({ id: applications.id }).from(applications);
    expect(rows.length).toBeGreaterThan(1);
    for (const { id } of rows) expect(text).not.toContain(id);
    expect(text).not.toMatch(/"(hash|salt|code|data)"/);
  });

  it('is bounded, and marked as incomplete', async () => {
    const email = newEmail();
    for (let sent = 0; sent <= MAX_RECORDS; sent += 1) await addMessage(api.db, { email });
    const messages = (await dataOf(email)).sections.find(({ kind }) => kind === 'contact_messages');
    expect(messages?.records).toHaveLength(MAX_RECORDS);
    expect(messages?.more).toBe(true);
  });

  it('is nobody else’s, not even under another spelling of the mailbox', async () => {
    const email = newEmail();
    await addMessage(api.db, { email: email.replace('@', '+tag@') });
    const kinds = (await dataOf(email)).sections.map(({ kind }) => kind);
    expect(kinds).not.toContain('contact_messages');
  });

  it.each(CALLS)('%s refuses an unknown, an old and a foreign grant', async (call) => {
    const email = newEmail();
    const ask = async (grant: string) =>
      (await refused(await post(api.app, `${call}/`, { grant, text: 'It is wrong' }))).status;
    const grant = await privacyGrant(api, email);
    expect(await ask('unknown')).toBe(403);
    api.pass(31 * 60);
    expect(await ask(grant)).toBe(403);
  });
});

describe('the other rights', () => {
  it('withdraw consent once, and notify the office', async () => {
    const email = newEmail();
    await begin(api.app, email);
    const grant = await privacyGrant(api, email);
    const withdraw = async () => (await post(api.app, 'privacy-withdraw/', { grant })).json();
    expect(await withdraw()).toEqual({ withdrawn: 1 });
    expect(await withdraw()).toEqual({ withdrawn: 0 });
    const [row] = await api.db.select().from(applications).where(eq(applications.emailKey, email));
    expect(row?.consentWithdrawnAt).toEqual(api.clock.now);
    const isOf = eq(accessLog.action, 'person withdraw');
    expect(await api.db.$count(accessLog, isOf)).toBe(2);
    const mails = await api.db.select().from(outbox).where(eq(outbox.kind, 'office-withdrawal'));
    expect(mails.map(({ data }) => data)).toMatchObject([{ email, registrations: 1 }]);
  });

  it('let nobody continue a withdrawn registration, only start again', async () => {
    const email = newEmail();
    const browser = { user_id: 'browser-1' };
    const id = await begin(api.app, email, 'Keshav', browser);
    const grant = await privacyGrant(api, email);
    await post(api.app, 'privacy-withdraw/', { grant });
    const refusal = await refused(await post(api.app, 'send-otp/', { application_id: id }));
    expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('withdrawn') });
    expect(await begin(api.app, email, 'Keshav', browser)).not.toBe(id);
  });

  it('send a correction to the office, five a day at most', async () => {
    const email = newEmail();
    const grant = await privacyGrant(api, email);
    const correct = (text: string) => post(api.app, 'privacy-correct/', { grant, text });
    expect((await refused(await correct(''))).fields).toEqual({
      text: 'What is wrong is required',
    });
    for (let turn = 0; turn < 5; turn += 1) expect((await correct('My name')).status).toBe(200);
    expect((await refused(await correct('My name'))).status).toBe(429);
    const mails = await api.db.select().from(outbox).where(eq(outbox.kind, 'office-correction'));
    expect(mails).toHaveLength(5);
    expect(mails[0]?.data).toMatchObject({ email, text: 'My name' });
  });
});
