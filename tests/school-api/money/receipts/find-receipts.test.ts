import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { receiptFileResponse, receiptsResponse } from '@/contract';
import { mailboxCodes, mailboxGrants, outbox } from '@/school-api/db';
import { issueReceipt } from '@/school-api/money/receipts/issue';
import { readPdf } from '@/tests/support/read-pdf';
import { begin, newEmail, openFormsApp, post, readCode, refused } from '../../forms/forms-app';
import { mailboxGrant } from '../../privacy/person/grant';
import { newDonation } from './sample-receipt';

const api = await openFormsApp();

const ask = (email: string) => post(api.app, 'mailbox-code/', { email, purpose: 'receipts' });
const verify = (email: string, otp: string, purpose = 'receipts') =>
  post(api.app, 'mailbox-grant/', { email, purpose, otp });

const grantFor = (email: string) => mailboxGrant(api, email, 'receipts');

async function wrongCode(email: string): Promise<string> {
  const right = await readCode(api.app, email);
  return right === '000000' ? '000001' : '000000';
}

const listOf = async (grant: string) =>
  receiptsResponse.parse(await (await post(api.app, 'receipts/', { grant })).json());

async function donor(...donations: Parameters<typeof newDonation>[0][]) {
  const email = newEmail();
  for (const donation of donations) await issueReceipt(api.db, newDonation({ email, ...donation }));
  return email;
}

describe('finding receipts by a verified address', () => {
  it('lists the receipts of the address, in any spelling', async () => {
    const email = await donor({ amount: 150_000 }, { amount: 50_000 });
    const { receipts, years } = await listOf(await grantFor(email.toUpperCase()));
    expect(receipts).toMatchObject([
      { amount: 50_000, state: 'valid', purpose: 'donation', date: '2026-11-20' },
      { amount: 150_000, state: 'valid' },
    ]);
    expect(years).toEqual([
      { financial_year: '2026-27', test: false, donations: 200_000, fees: 0 },
    ]);
  });

  it('gives each receipt and the statement of a year as PDF', async () => {
    const email = await donor({ payerName: 'Radha Sharma' });
    const grant = await grantFor(email);
    const number = (await listOf(grant)).receipts[0]?.number ?? '';
    const fetched = async (body: object) => {
      const answer = await post(api.app, 'receipt-file/', { grant, ...body });
      const { file_name, pdf } = receiptFileResponse.parse(await answer.json());
      return { file_name, text: (await readPdf(Buffer.from(pdf, 'base64'))).text };
    };
    const receipt = await fetched({ receipt_number: number });
    expect(receipt.file_name).toBe(`receipt-${number.replaceAll('/', '-')}.pdf`);
    expect(receipt.text).toContain('Radha Sharma');
    const statement = await fetched({ financial_year: '2026-27' });
    expect(statement.file_name).toBe('statement-2026-27.pdf');
    expect(statement.text).toContain(number);
  });

  it('responds to known and unknown addresses with the same text and rows', async () => {
    const known = await donor({});
    const unknown = newEmail();
    const seen = [];
    for (const email of [known, unknown]) {
      api.pass(60);
      const sent = await ask(email);
      const wrong = await refused(await verify(email, await wrongCode(email)));
      const mails = await api.db.select().from(outbox).where(eq(outbox.recipient, email));
      seen.push([sent.status, await sent.json(), wrong, mails.map(({ kind }) => kind)]);
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.[3]).toEqual(['otp']);
  });

  it('shows an empty list to a verified address without receipts', async () => {
    const grant = await grantFor(newEmail());
    const answer = await post(api.app, 'receipts/', { grant });
    expect(await answer.json()).toEqual({ receipts: [], years: [], certificates: [] });
  });

  it('refuses another address’s receipt, as if there were none', async () => {
    const other = await donor({});
    const [theirs] = (await listOf(await grantFor(other))).receipts;
    const grant = await grantFor(await donor({}));
    const answer = await post(api.app, 'receipt-file/', { grant, receipt_number: theirs?.number });
    expect(await refused(answer)).toMatchObject({ status: 404 });
  });

  it('refuses an unknown, an expired and a foreign grant', async () => {
    const email = await donor({});
    const grant = await grantFor(email);
    const other = await mailboxGrant(api, email, 'privacy');
    expect((await refused(await post(api.app, 'receipts/', { grant: other }))).status).toBe(403);
    expect((await refused(await post(api.app, 'receipts/', { grant: 'x' }))).status).toBe(403);
    api.pass(31 * 60);
    expect((await refused(await post(api.app, 'receipts/', { grant }))).status).toBe(403);
  });

  it('keeps neither code nor grant in readable form', async () => {
    const email = newEmail();
    const grant = await grantFor(email);
    const rows = [mailboxCodes, mailboxGrants].map((table) => api.db.select().from(table));
    const kept = JSON.stringify(await Promise.all(rows));
    expect(kept).toContain(email);
    expect(kept).not.toContain(grant);
    expect(kept).not.toContain(await readCode(api.app, email));
  });
});

describe('the code of an address', () => {
  it('can be used once and only for its purpose', async () => {
    const email = newEmail();
    api.pass(60);
    await ask(email);
    const code = await readCode(api.app, email);
    expect((await verify(email, code, 'privacy')).status).toBe(422);
    expect((await verify(email, code)).status).toBe(200);
    expect((await refused(await verify(email, code))).fields?.otp).toMatch(/already been used/);
  });

  it('is refused after five wrong tries, and all codes after twenty in a day', async () => {
    const email = newEmail();
    for (let code = 0; code < 4; code += 1) {
      api.pass(15 * 60);
      expect((await ask(email)).status).toBe(200);
      const wrong = await wrongCode(email);
      for (let turn = 0; turn < 5; turn += 1) await verify(email, wrong);
    }
    api.pass(60);
    expect(await refused(await ask(email))).toMatchObject({
      status: 429,
      message: expect.stringContaining('too many wrong codes'),
    });
    const registration = await begin(api.app, email);
    const sent = await post(api.app, 'send-otp/', { application_id: registration });
    expect((await refused(sent)).message).toContain('too many wrong codes');
  });

  it('counts together with the codes of registrations, over all spellings of the mailbox', async () => {
    const email = newEmail();
    api.pass(2 * 60 * 60);
    const limit = api.forms.settings.otp.sendsPerAddress;
    for (let sent = 0; sent < limit; sent += 1) {
      api.pass(30);
      const spelling = email.replace('@', `+${sent}@`);
      if (sent % 2 === 0) expect((await ask(spelling)).status).toBe(200);
      else {
        const id = await begin(api.app, spelling);
        expect((await post(api.app, 'send-otp/', { application_id: id })).status).toBe(200);
      }
    }
    api.pass(30);
    expect((await refused(await ask(email))).status).toBe(429);
  });

  it('names the field of an invalid address and purpose', async () => {
    const wrong = await refused(await ask('nobody'));
    expect(wrong.fields).toEqual({ email: 'Please enter a valid email address' });
    const odd = await post(api.app, 'mailbox-code/', { email: newEmail(), purpose: 'all' });
    expect((await refused(odd)).fields).toEqual({ purpose: 'Unknown purpose' });
  });
});
