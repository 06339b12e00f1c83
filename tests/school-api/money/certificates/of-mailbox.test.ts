import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type MailboxPurpose, receiptFileResponse, receiptsResponse } from '@/contract';
import { donorCertificates } from '@/school-api/db';
import { addOfflineDonation, cancelOfflineDonation, readPanKey } from '@/school-api/money';
import { sealText } from '@/school-api/money/tax/seal-text';
import { hashToken } from '@/school-api/platform';
import { addDonation, addOrder, addReceipt } from '../../cli/rows';
import { newEmail, openFormsApp, post, refused } from '../../forms/forms-app';
import { mailboxGrant } from '../../privacy/person/grant';

const api = await openFormsApp();

const { tax } = api.config;

const grantFor = (email: string, purpose: MailboxPurpose = 'receipts') =>
  mailboxGrant(api, email, purpose);

const listOf = async (grant: string) =>
  receiptsResponse.parse(await (await post(api.app, 'receipts/', { grant })).json());

const fetchFile = (grant: string, certificate_number: string) =>
  post(api.app, 'receipt-file/', { grant, certificate_number });

async function certify(email: string, acknowledgement: string, problem: '' | 'second' = '') {
  const id = `certificate-of-${acknowledgement}`;
  await mkdir(tax.certificates, { recursive: true });
  const sealed = sealText(
    Buffer.from(`%PDF-1.7 ${acknowledgement}`).toString('base64'),
    id,
    readPanKey(tax.panKey),
  );
  await writeFile(`${tax.certificates}/${id}`, sealed);
  const donor = { donorKey: id, emailKey: email, acknowledgement };
  const row = { id, financialYear: '2025-26', problem, ...donor, addedAt: api.clock.now };
  await api.db.insert(donorCertificates).values(row);
}

async function transfer(email: string): Promise<string> {
  const who = { donorName: 'Meera Rao', email, address: '12, Demo Lane', indianCitizen: true };
  const how = { method: 'bank transfer', kind: 'Others', reference: '' } as const;
  const money = { amount: 210_000, givenOn: api.clock.now, purpose: 'Cow Care' };
  const given = { ...who, ...how, ...money };
  const added = await addOfflineDonation(api.db, given, { again: false, now: api.clock.now });
  return added.added ? added.receipt.number : '';
}

const own = newEmail();
const other = newEmail();
beforeAll(async () => {
  await certify(own, 'OWN1');
  await certify(own, 'DOUBTFUL1', 'second');
  await certify(other, 'OTHER1');
  await certify('', 'NOBODY1');
});

describe('the certificates of a verified address', () => {
  it('are listed and can be downloaded, with nothing about the person in the name', async () => {
    const grant = await grantFor(own);
    expect((await listOf(grant)).certificates).toEqual([
      { number: 'OWN1', financial_year: '2025-26', form: 'Form 10BE' },
    ]);
    const file = receiptFileResponse.parse(await (await fetchFile(grant, 'OWN1')).json());
    expect(file.file_name).toBe('certificate-2025-26.pdf');
    expect(Buffer.from(file.pdf, 'base64').toString()).toBe('%PDF-1.7 OWN1');
  });

  it.each(['OTHER1', 'DOUBTFUL1', 'NOBODY1', 'GUESSED1', '../pan.key'])(
    'are refused alike with another’s, a doubtful or a guessed number: %s',
    async (number) => {
      const answer = await refused(await fetchFile(await grantFor(own), number));
      expect(answer).toMatchObject({ status: 404, message: 'We could not find this certificate.' });
    },
  );

  it('are refused with a grant of another purpose, an expired one and that of an order', async () => {
    // The address has received as many codes as an hour allows.
    api.pass(3600);
    const privacy = await grantFor(own, 'privacy');
    const orderGrant = 'grant-of-an-order';
    const subject = await addDonation(api.db, { email: own });
    const order = { purpose: 'donation', grantHash: hashToken(orderGrant) } as const;
    await addOrder(api.db, subject, order);
    const expired = await grantFor(own);
    api.pass(31 * 60);
    for (const grant of [privacy, orderGrant, expired]) {
      expect((await refused(await fetchFile(grant, 'OWN1'))).status).toBe(403);
    }
  });

  it('are on disk and in the log without readable text', async () => {
    const stored = await readFile(`${tax.certificates}/certificate-of-OWN1`, 'utf8');
    expect(stored).not.toContain('PDF');
    expect(api.lines.join()).not.toContain('OWN1');
  });
});

describe('the last donation of a verified address', () => {
  it('is returned for another one, without its declarations', async () => {
    const email = newEmail();
    const subject = await addDonation(api.db, { email, donorName: 'Asha Rao', pinCode: '281001' });
    const sourceId = await addOrder(api.db, subject, { purpose: 'donation', state: 'paid' });
    await addReceipt(api.db, { sourceId, email, emailKey: email, amount: 110_050 });
    const { last_donation } = await listOf(await grantFor(email));
    expect(last_donation).toMatchObject({ donor_name: 'Asha Rao', amount: '1100.50', email });
    expect(Object.keys(last_donation ?? {})).not.toContain('indian_citizen');
    expect((await listOf(await grantFor(other))).last_donation).toBeUndefined();

    // A later bank transfer has its own amount and purpose; the rest is known from before.
    const kept = {
      donor_name: 'Asha Rao',
      pin_code: '281001',
      amount: '2100',
      purpose: 'Cow Care',
    };
    await transfer(email);
    expect((await listOf(await grantFor(email))).last_donation).toMatchObject(kept);
  });

  it('is returned after a bank transfer alone, unless it was erased', async () => {
    const email = newEmail();
    await transfer(email);
    const { last_donation } = await listOf(await grantFor(email));
    const asked = { donor_name: 'Meera Rao', address: '12, Demo Lane', amount: '2100' };
    expect(last_donation).toMatchObject({ ...asked, email, purpose: 'Cow Care', mobile: '' });
    await post(api.app, 'privacy-erase/', { grant: await grantFor(email, 'privacy') });
    expect((await listOf(await grantFor(email))).last_donation).toBeUndefined();
  });

  it('is never one that the office cancelled', async () => {
    const email = newEmail();
    const number = await transfer(email);
    await cancelOfflineDonation(api.db, number, { reason: 'Wrong email', now: api.clock.now });
    expect((await listOf(await grantFor(email))).last_donation).toBeUndefined();
  });
});
