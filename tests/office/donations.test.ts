import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  capturedPayments,
  contentRecords,
  disputes,
  donations,
  donorTaxIds,
  offlineDonations,
  outbox,
  paymentOrders,
  refunds,
} from '@/school-api/db';
import { addOfflineDonation, readPanKey } from '@/school-api/money';
import { saveTaxId } from '@/school-api/money/tax/tax-ids';
import { donationRoutes } from '@/school-api/office/screens/donations/routes';
import { retryPathOf } from '@/school-api/records';
import { NOW } from '../school-api/cli/office';
import { addMail, daysAgo } from '../school-api/cli/rows';
import { untilSomeoneWaits } from '../school-api/db/until-someone-waits';
import { REGISTERED } from '../school-api/money/tax/registered';
import { openScreens } from './open-screens';
import { addOnlineDonation } from './support/online-donation';

const screens = await openScreens(donationRoutes, { facts: REGISTERED });

const addOnline = (donation?: Parameters<typeof addOnlineDonation>[1]) =>
  addOnlineDonation(screens.db, donation);

const offline = (name: string, days: number, purpose = '') =>
  addOfflineDonation(
    screens.db,
    {
      method: 'cash',
      givenOn: daysAgo(days),
      amount: 50_000,
      reference: '',
      donorName: name,
      email: '',
      address: '',
      purpose,
      kind: 'Others',
      indianCitizen: true,
    },
    { again: false, now: NOW },
  );

const namesIn = (html: string) =>
  [...html.matchAll(/class="row-link"[^>]*>([^<]*)</g)].map(([, name]) => name);
const names = async (address: string) => namesIn((await screens.open(address)).text);

describe('the list of donations', () => {
  beforeAll(async () => {
    await addOnline({ name: 'Paid Online', days: 1 });
    await addOnline({ name: 'Not Paid', days: 2, state: 'created' });
    await addOnline({ name: 'Failed', days: 3, state: 'failed' });
    await addOnline({ name: 'Of The Sandbox', days: 4, test: true });
    await offline('By Cash', 2, 'Cow Care');
    const cancelled = await offline('By Mistake', 5);
    await screens.db
      .update(offlineDonations)
      .set({ cancelledAt: NOW, cancelReason: 'Twice' })
      .where(eq(offlineDonations.id, cancelled.added ? cancelled.receipt.sourceId : ''));
  });

  it('shows donations however they were received, newest first', async () => {
    expect(await names('/donations?tests=no')).toEqual([
      ...['Paid Online', 'By Cash', 'Not Paid', 'Failed', 'By Mistake'],
    ]);
  });

  it('shows practice payments while the school accepts no others, and hides them on request', async () => {
    expect(await names('/donations')).toContain('Of The Sandbox');
    expect(await names('/donations?tests=no')).not.toContain('Of The Sandbox');
    const live = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 's' };
    const env = { ...live, RAZORPAY_WEBHOOK_SECRET: 'w' };
    const other = await openScreens(donationRoutes, { env, database: screens });
    expect((await other.open('/donations')).text).not.toContain('Of The Sandbox');
    expect((await other.open('/donations?tests=yes')).text).toContain('Of The Sandbox');
  });

  it.each([
    ['source=offline', ['By Cash', 'By Mistake']],
    ['state=received', ['Paid Online', 'By Cash']],
    ['state=returned', []],
    ['state=failed', ['Failed']],
    ['state=created', ['Not Paid']],
    ['cause=Cow+Care', ['By Cash']],
    ['cause=-&sort=name', ['By Mistake', 'Failed', 'Not Paid', 'Paid Online']],
    ['state=cancelled', ['By Mistake']],
    ['state=received&source=offline', ['By Cash']],
    ['since=2026-11-19&until=2026-11-19', ['By Cash', 'Not Paid']],
    ['q=cash', ['By Cash']],
    ['q=paid+onl', ['Paid Online']],
    ['q=nobody', []],
  ])('is filtered by %s', async (query, expected) => {
    expect(await names(`/donations?tests=no&${query}`)).toEqual(expected);
  });

  const totalIn = async (query: string) => {
    const { text } = await screens.open(`/donations?${query}`);
    const [, sum = ''] = /class="list-count[^>]*>[^<]*<\/p><div>(.*?)<\/div>/.exec(text) ?? [];
    return sum.replace(/<[^>]+>/g, ' ');
  };

  it.each([
    ['tests=no', '₹1,600.00 from 2 received'],
    ['tests=yes', '₹1,600.00 from 2 received, after refunds. Practice payments are not counted'],
    ['tests=no&source=online', '₹1,100.00 from 1 received'],
    ['tests=no&until=2026-11-19', '₹500.00 from 1 received'],
    ['tests=no&q=cash', '₹500.00 from 1 received'],
    ['tests=no&state=received', '₹1,600.00 from 2 received'],
    ['tests=no&state=received&cause=Cow+Care', '₹500.00 from 1 received'],
    ['tests=no&state=received&cause=-', '₹1,100.00 from 1 received'],
    ['tests=no&state=failed', 'No money received'],
    ['tests=no&state=cancelled', 'No money received'],
  ])('shows the sum of what is listed by %s', async (query, sum) => {
    expect((await totalIn(query)).replace(/\s+/g, ' ')).toContain(sum);
  });

  it('goes by the payment, in lists, sums and every order', async () => {
    const { id, orderId } = await addOnline({ name: 'At Midnight' });
    const sent = { createdAt: new Date('2026-03-31T18:25:00Z') };
    const paid = { ...sent, paidAt: new Date('2026-03-31T18:35:00Z') };
    await screens.db.update(donations).set(sent).where(eq(donations.id, id));
    await screens.db.update(paymentOrders).set(paid).where(eq(paymentOrders.id, orderId));
    const [march, april] = ['2026-03-31', '2026-04-01'].map((day) => `since=${day}&until=${day}`);
    for (const sort of ['', '&sort=name', '&sort=-amount', '&state=received', '&q=midnight']) {
      expect(await names(`/donations?${march}${sort}`)).toEqual([]);
      expect(await names(`/donations?${april}${sort}`)).toEqual(['At Midnight']);
    }
    expect(await totalIn(`tests=no&${april}`)).toContain('₹1,100.00');
    expect((await screens.open(`/donations?${april}`)).text).toContain('1 Apr 2026, 12:05 am');
    await screens.db.delete(donations).where(eq(donations.id, id));
    await screens.db.delete(paymentOrders).where(eq(paymentOrders.id, orderId));
  });

  it('is summed by purpose, for a year', async () => {
    const page = async (query = '') => (await screens.open(`/donations/purposes${query}`)).text;
    const rows = (await page()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    expect(rows).toContain('in 2026-27, April to March');
    expect(rows).toMatch(/No purpose chosen Donations \d .*Cow Care Donations 1 Received ₹500\.00/);
    const [link = ''] = /\/donations\?[^"]*Cow\+Care[^"]*/.exec(await page()) ?? [];
    expect(await names(link.replaceAll('&amp;', '&'))).toEqual(['By Cash']);
    expect(await page('?year=2020-21')).toContain('No money received');
    expect(await page('?year=last')).toContain('2026-27');
  });

  it('explains why a payment failed, and subtracts refunds from the sum', async () => {
    const { orderId } = await addOnline({ name: 'Refunded Part', days: 300 });
    const { orderId: failed } = await addOnline({ name: 'No Funds', days: 300, state: 'failed' });
    const change = (of: string, values: Partial<typeof paymentOrders.$inferInsert>) =>
      screens.db.update(paymentOrders).set(values).where(eq(paymentOrders.id, of));
    await change(orderId, { returned: 10_000 });
    await change(failed, { failureReason: 'insufficient_funds' });
    const { text } = await screens.open('/donations?tests=no&until=2026-03-01');
    expect(text).toContain('The account did not have enough money');
    expect(await totalIn('tests=no&until=2026-03-01')).toContain('₹1,000.00');
    for (const sort of ['', '&sort=name', '&sort=-amount']) {
      expect(await names(`/donations?state=returned${sort}`)).toEqual(['Refunded Part']);
    }
    expect(await totalIn('state=returned')).toMatch(/₹1,000\.00\s+from 1 received/);
    await change(orderId, { returned: 110_000 });
    expect(await totalIn('state=returned')).toMatch(/from 0 received.* Refunded in full: 1\./);
    await screens.db
      .delete(donations)
      .where(inArray(donations.donorName, ['Refunded Part', 'No Funds']));
    await screens.db.delete(paymentOrders).where(inArray(paymentOrders.id, [orderId, failed]));
  });

  it('prefills amount and listed purpose in the retry link, and no other text', async () => {
    const listed = { list: 'purposes', state: 'shown', publicId: 900 } as const;
    await screens.db
      .insert(contentRecords)
      .values({ ...listed, values: { name: 'Cow Care' }, changedAt: NOW });
    const path = await retryPathOf(screens.db);
    const failed = { status: 'failed', amount_rupees: '1100.00', purpose: 'Cow Care' };
    expect(path(failed)).toBe('/donate-register#amount=1100&cause=Cow+Care');
    expect(path({ ...failed, purpose: 'For my mother' })).toBe('/donate-register#amount=1100');
    expect(path({ ...failed, status: 'received' })).toBe('');
  });
});

describe('an online donation', () => {
  it('is shown with its donor, its money and its history', async () => {
    const { id } = await addOnline({ name: 'Asha <b>Rao</b>' });
    const { status, text, audited } = await screens.open(`/donations/online/${id}`);
    expect(status).toBe(200);
    for (const shown of ['&lt;b&gt;Rao&lt;/b&gt;', '₹1,100.00', `pay_${id}`, 'What happened']) {
      expect(text).toContain(shown);
    }
    expect(audited).toMatchObject([{ action: 'donations show', record: `donation ${id}` }]);
    const pdf = await screens.get(`/donations/online/${id}/receipt.pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(await pdf.text()).toMatch(/^%PDF-/);
  });

  it('lists open cases: a double payment, a failed refund, a dispute', async () => {
    const { id, orderId } = await addOnline();
    const rows = { orderId, seenAt: NOW };
    for (const payment of [`pay_${id}`, `pay_second_${id}`]) {
      await screens.db
        .insert(capturedPayments)
        .values({ ...rows, id: payment, amount: 110_000, currency: 'INR' });
    }
    const of = { ...rows, paymentId: `pay_${id}`, amount: 10_000 };
    await screens.db
      .insert(refunds)
      .values({ ...of, id: `r_${id}`, state: 'failed', createdAt: NOW });
    await screens.db.insert(disputes).values({ ...of, id: `d_${id}`, state: 'open' });
    const { text } = await screens.open(`/donations/online/${id}`);
    expect(text).toContain('Refund ₹1,100.00 in the payment');
    expect(text).toContain('disputes ₹100.00');
    expect(text).toContain('A refund of ₹100.00 failed');
  });

  it('gets a PAN, which is shown nowhere, and can be removed', async () => {
    const { id } = await addOnline();
    const path = `/donations/online/${id}`;
    const wrong = await screens.send(`${path}/pan`, { pan: 'ABC' });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('Enter a PAN: 5 letters');
    const kept = await screens.send(`${path}/pan`, { pan: 'qrspe 5678 t' });
    expect(kept.message).toBe('pan-saved');
    expect(JSON.stringify(screens.audits)).not.toContain('5678');
    const { text } = await screens.open(path);
    expect(text).toContain('Saved on');
    expect(text).not.toContain('QRSPE');
    const [row] = await screens.db.select().from(donorTaxIds);
    expect(row?.sealed).toMatch(/^v1\./);
    const asked = await screens.send(`${path}/pan/remove`);
    expect([asked.status, asked.text]).toEqual([409, expect.stringContaining('QRSPE****T')]);
    const fields = asked.fieldsTo(`${path}/pan/remove`);
    const remove = async () => (await screens.send(`${path}/pan/remove`, fields)).message;
    expect([await remove(), await remove()]).toEqual(['pan-removed', 'pan-not-removed']);
    expect(await screens.db.$count(donorTaxIds)).toBe(0);
  });

  it('asks before a PAN replaces another, and shows both', async () => {
    const { id } = await addOnline();
    const path = `/donations/online/${id}`;
    const send = (fields: Record<string, string>) => screens.send(`${path}/pan`, fields);
    const sealed = async () =>
      (await screens.db.select().from(donorTaxIds)).map((row) => row.sealed);
    await send({ pan: 'QRSPE5678T' });
    const before = await sealed();
    const asked = await send({ pan: 'ABCPE1234F' });
    expect(asked.status).toBe(409);
    expect(asked.text).toContain('QRSPE****T');
    expect(asked.text).not.toContain('5678');
    expect(asked.text).toContain('ABCPE1234F');
    expect((await send({ pan: 'QRSPE5678T' })).location).toBe(`${path}?message=pan-same`);
    expect((await send({ pan: 'ABCPE1234F', replaces: '1' })).status).toBe(409);
    expect(await sealed()).toEqual(before);
    const agreed = await send(asked.fieldsTo(`${path}/pan`));
    expect(agreed.location).toBe(`${path}?message=pan-saved`);
    expect(await sealed()).not.toEqual(before);
  });

  it('asks before it replaces a PAN that the donor is saving just then', async () => {
    const { id, receiptNumber } = await addOnline();
    const panKey = readPanKey(screens.config.tax.panKey);
    const given = { receiptNumber, pan: 'QRSPE5678T', panKey, now: NOW };
    const entering = await screens.db.transaction(async (tx) => {
      await saveTaxId(tx, given);
      const answer = screens.send(`/donations/online/${id}/pan`, { pan: 'ABCPE1234F' });
      await untilSomeoneWaits(tx);
      return { answer };
    });
    expect((await entering.answer).status).toBe(409);
  });

  it('resends its emails, and those of nobody else', async () => {
    const { id, orderId } = await addOnline();
    const mail = (key: string) => {
      const paid = { amount: 1, paymentId: 'pay_1', paidAt: NOW.toISOString(), test: false };
      const data = { receiptNumber: 'D/1', donorName: 'Meera', address: '', message: '', ...paid };
      return addMail(screens.db, {
        key,
        kind: 'donation-receipt',
        state: 'sent',
        sentAt: NOW,
        data,
      });
    };
    const own = await mail(`receipt:${orderId}`);
    const other = await mail('receipt:order-of-another');
    const action = `/donations/online/${id}/mails/${own}`;
    const fields = (await screens.open(`/donations/online/${id}`)).fieldsTo(action);
    const again = await screens.send(action, fields);
    expect(again.location).toBe(`/donations/online/${id}?message=mail-resent`);
    // Pressed twice.
    expect((await screens.send(action, fields)).message).toBe('mail-not-sent-again');
    expect((await screens.post(`/donations/online/${id}/mails/${other}`)).status).toBe(404);
    const keys = (await screens.db.select().from(outbox)).map(({ key }) => key);
    expect(keys.filter((key) => key.includes(':again:'))).toEqual([`receipt:${orderId}:again:1`]);
  });
});
