import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createApp } from '@/school-api/app';
import { donorTaxIds, receipts } from '@/school-api/db';
import { guardPanKey, hmacKey, openText, readPanKey } from '@/school-api/money';
import { panToken } from '@/school-api/money/tax/pan-link';
import { saveTaxId } from '@/school-api/money/tax/tax-ids';
import { tempFolder } from '../../../support/temp-folder';
import { DONATION } from '../payments/payment-actions';
import { openPaymentsApp } from '../payments/payments-app';
import { REGISTERED, settingsOf } from './registered';

const tax = settingsOf(REGISTERED, { PAN_KEY: 'a'.repeat(64) });
const key = readPanKey(tax.panKey);
const PAN = 'ABCPE1234F';
const ended = [{ urn: 'A1', issuedOn: '2021-09-23', until: '2024-03-31' }];

const api = await openPaymentsApp();
const { db, payments, deps } = api;
const post = async (path: string, body: unknown, settings = tax) => {
  const app = createApp({ db, log: deps.log, mediaFolders: [], payments, tax: settings });
  const headers = { 'content-type': 'application/json' };
  return app.request(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
};

/** The order of a donation, and what its browser holds. */
async function paidDonation(changes = {}, settings = tax) {
  const opened = await (
    await post('create-donation/', { ...DONATION, ...changes }, settings)
  ).json();
  expect(opened.tax_id).toBe(settings === tax ? true : undefined);
  expect(await api.payDonation(opened.order_id)).toBe('success');
  return { razorpay_order_id: String(opened.order_id), grant: String(opened.grant) };
}

const receiptOf = async (orderId: string) => (await api.receiptOf(orderId))?.number ?? '';

async function keptFor(receiptNumber: string) {
  const rows = await api.db
    .select()
    .from(donorTaxIds)
    .where(eq(donorTaxIds.receiptNumber, receiptNumber));
  return rows.map(({ sealed }) => openText(sealed, receiptNumber, key));
}

const give = (body: Record<string, string>, settings = tax) =>
  post('donation-tax-id/', { pan: PAN, ...body }, settings);

describe('a PAN after the payment', () => {
  it('is stored encrypted with the receipt, returned masked, and in no log', async () => {
    const donation = await paidDonation();
    const { razorpay_order_id: order } = donation;
    const response = await give({ ...donation, pan: 'abcpe1234f' });
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'success', pan: 'ABCPE****F' },
    ]);
    const number = await receiptOf(order);
    expect(await keptFor(number)).toEqual([PAN]);
    const [row] = await api.db.select().from(donorTaxIds);
    expect(row?.sealed).not.toContain('1234');
    expect(api.lines.join('\n').toUpperCase()).not.toContain(PAN);
    await give({ ...donation, pan: 'ABCHE1234F' });
    expect(await keptFor(number)).toEqual(['ABCHE1234F']);
  });

  it('is accepted through the receipt email’s link', async () => {
    const number = await receiptOf((await paidDonation()).razorpay_order_id);
    expect((await give({ token: panToken(number, key) })).status).toBe(200);
    expect(await keptFor(number)).toEqual([PAN]);
  });

  it('never reaches the payment provider', async () => {
    const donation = await paidDonation();
    const { razorpay_order_id: order } = donation;
    await give(donation);
    expect(JSON.stringify(await api.paymentsAtProvider(order))).not.toContain(PAN);
    expect(JSON.stringify(await api.mails())).not.toContain(PAN);
  });
});

describe('a PAN is refused', () => {
  it.each([
    [{ razorpay_order_id: 'order_unknown' }],
    [{ razorpay_order_id: 'x y' }],
    [{ token: 'a.b' }],
    [{}],
  ])('for no donation: %j', async (body) => {
    expect((await give(body)).status).toBe(404);
  });

  it('with only the order id, which the office and the provider see', async () => {
    const donation = await paidDonation();
    await give(donation);
    for (const grant of ['', 'a'.repeat(43), (await paidDonation()).grant]) {
      expect((await give({ ...donation, grant, pan: 'ABCHE1234F' })).status).toBe(403);
    }
    expect(await keptFor(await receiptOf(donation.razorpay_order_id))).toEqual([PAN]);
  });

  it('before the donation is paid', async () => {
    const { order_id, grant } = await (await post('create-donation/', DONATION)).json();
    expect((await give({ razorpay_order_id: order_id, grant })).status).toBe(404);
  });

  it('with a message if it is invalid', async () => {
    const response = await give({ pan: 'ABCDE1234F' });
    const { error } = await response.json();
    expect([response.status, error.fields.pan]).toEqual([
      422,
      expect.stringContaining('fourth letter'),
    ]);
  });

  it('for a void receipt, and after its year’s statement is due', async () => {
    const donation = await paidDonation();
    const { razorpay_order_id: order } = donation;
    const number = await receiptOf(order);
    const void_ = { voidedAt: api.clock.at };
    await api.db.update(receipts).set(void_).where(eq(receipts.number, number));
    expect((await give(donation)).status).toBe(409);
    const late = await paidDonation();
    const before = api.clock.at;
    api.clock.at = new Date('2027-05-31T18:29:59Z');
    expect((await give(late)).status).toBe(200);
    api.clock.at = new Date('2027-05-31T18:30:00Z');
    expect((await give(late)).status).toBe(409);
    api.clock.at = before;
  });

  it.each([
    ['of a donor who is not an Indian citizen', { fcraRegistration: '000000000' }, 'no'],
    ['on a day without registration', { donationRegistrations: ended }, 'yes'],
  ])('for a donation %s, which is not asked for one', async (_, facts, citizen) => {
    const settings = settingsOf({ ...REGISTERED, ...facts }, { PAN_KEY: 'a'.repeat(64) });
    const donation = await paidDonation({ indian_citizen: citizen }, settings);
    expect((await give(donation, settings)).status).toBe(409);
    expect(await keptFor(await receiptOf(donation.razorpay_order_id))).toEqual([]);
  });

  it('by a school without registration, which does not offer it either', async () => {
    const plain = settingsOf();
    expect((await give({ razorpay_order_id: 'order_x' }, plain)).status).toBe(503);
    const opened = await (await post('create-donation/', DONATION, plain)).json();
    expect(opened).not.toHaveProperty('tax_id');
  });
});

it('a lost key is not replaced, and serves again once it is back', async () => {
  const receiptNumber = 'D/2026-27/000099';
  await saveTaxId(db, { receiptNumber, pan: PAN, panKey: key, now: api.clock.at });
  const file = path.join(tempFolder(), 'pan.key');
  const panKey = { hex: undefined, file };
  await guardPanKey(db, panKey);
  expect(() => readPanKey(panKey)).toThrow('cannot store a PAN');
  expect(hmacKey(panKey)).toEqual(hmacKey(panKey));
  expect(existsSync(file)).toBe(false);
  writeFileSync(file, 'a'.repeat(64));
  expect([readPanKey(panKey), hmacKey(panKey)]).toEqual([key, key]);
});
