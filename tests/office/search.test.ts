import { describe, expect, it } from 'vitest';
import { capturedPayments } from '@/school-api/db';
import { NUMBER_CHARACTERS } from '@/school-api/db/schema/application-number';
import { type RecordKind, searchIds } from '@/school-api/records';
import {
  addApplication,
  addDonation,
  addJob,
  addMessage,
  addOffline,
  addOrder,
  addReceipt,
  applicationOf,
  numberOf,
} from '../school-api/cli/rows';
import { openTestDatabase } from '../school-api/test-database';

const database = await openTestDatabase();
const { db } = database;
await addApplication(db, {
  id: 'Zk_keshav-1',
  firstName: 'Keshav Kumar',
  lastName: 'Rao-Sharma',
  guardianName: 'Mīrā Devī',
  email: 'Meera.Rao@Example.org',
  mobile: '9876543210',
});
await addApplication(db, { id: 'hindi', firstName: 'केशव', lastName: 'क़ासिम', email: 'k@b.in' });
await addApplication(db, { id: 'other', firstName: 'Ramkrishna', lastName: 'Das' });
await addApplication(db, { id: 'odd', firstName: "O'Brien % _ \\ '", lastName: 'ﷺ'.repeat(120) });
const order = await addOrder(db, 'other', {
  state: 'paid',
  paymentId: 'pay_Abc123',
  providerOrderId: 'order_Xyz789',
});
await addReceipt(db, { number: 'F/2026-27/000012', purpose: 'admission', sourceId: order });
const second = { amount: 150_000, currency: 'INR', seenAt: new Date() };
await db.insert(capturedPayments).values({ ...second, id: 'pay_Second1', orderId: order });
await addDonation(db, { donorName: 'Asha Vrajwasi', mobileCode: '+44', mobile: '2079460000' });
await addOffline(db, { id: 'bank_1', reference: 'UTR-00 4512', donorName: 'Govind Das' });
await addReceipt(db, { number: 'D/2026-27/000077', sourceId: 'bank_1' });
await addMessage(db, { name: 'Gopal Verma', subject: 'Hostel fees' });
await addJob(db, { applicantName: 'Sita Iyer', vacancy: 'Physics Teacher' });

const find = async (kind: RecordKind, text: string) =>
  (await searchIds(database.db, kind, text)).ids;

describe('a search for applications', () => {
  it.each([
    ...['keshav', 'KESHAV', '  kesh  ', 'sharma kesh', 'rao', 'rao-sh', 'keshavkumar', 'mira dev'],
    ...['MĪRĀ', 'meera.rao@example.org', 'meera.r', 'MEERA.RAO@EXAMPLE', 'zk_keshav-1'],
    ...['9876543210', '98765', '+91 98765 43210', '098765-43210', '91 9876543210', '९८७६५ ४३२१०'],
    ...['keshav 98765 43210', '(+91) 98765.43210'],
  ])('finds one by %j', async (text) => {
    expect(await find('applications', text)).toEqual(['Zk_keshav-1']);
  });

  it.each(['केशव', 'केश', 'क\u093cासिम', '\u0958ासिम', 'केशव क़ा', 'के\u200dशव'])(
    'finds one written in Devanagari by %j',
    async (text) => {
      expect(await find('applications', text)).toEqual(['hindi']);
    },
  );

  it.each(['ram krishna', 'ramkrishna das', 'RAM KRISH'])('ignores spaces: %j', async (text) => {
    expect(await find('applications', text)).toEqual(['other']);
  });

  it.each([
    ...['order-of-other', 'order_Xyz789', 'ORDER_XYZ', 'pay_Abc123', 'pay_abc', 'pay_Second1'],
    ...['F/2026-27/000012', 'f/2026-27/000012', 'other'],
  ])('finds one by the number %j', async (text) => {
    expect(await find('applications', text)).toEqual(['other']);
  });

  it.each([1, 2, 3])('finds one by its whole internal number: %d', async (number) => {
    const ids = await find('applications', ` ${number} `);
    // Another random number may begin with the same digit.
    const numbers = await Promise.all(ids.map((id) => numberOf(database.db, String(id))));
    expect(numbers).toContain(number);
  });

  it('finds one by the family’s number, also in lower case', async () => {
    const number = (await applicationOf(db, 'other'))?.applicationNumber ?? '';
    expect(number).toMatch(new RegExp(`^[${NUMBER_CHARACTERS}]{8}$`));
    expect(NUMBER_CHARACTERS).not.toMatch(/[01OIAEU]/);
    for (const text of [number, number.toLowerCase()]) {
      expect(await find('applications', text)).toEqual(['other']);
    }
  });

  it.each(["o'brien", '\\', '_ %'])('treats %j as characters of a name', async (text) => {
    expect(await find('applications', text)).toEqual(['odd']);
  });

  it.each(["'", "%' | 'x':* & !", ':*', '(('])('treats %j as no query', async (text) => {
    expect(await find('applications', text)).toEqual([]);
  });

  it.each(['nobody', 'keshav nobody', '12345678901', 'eshav', '', '   '])(
    'finds nothing by %j',
    async (text) => {
      expect(await find('applications', text)).toEqual([]);
    },
  );
});

describe('a search for the other records', () => {
  it('finds donations of both kinds by donor, phone, reference and receipt', async () => {
    const [donation] = await find('donations', 'vrajw asha');
    expect(donation).toBeDefined();
    for (const text of ['+44 20 7946 0000', '2079460000', '442079460000']) {
      expect(await find('donations', text)).toEqual([donation]);
    }
    for (const text of ['govind', 'UTR-00 4512', 'utr', 'D/2026-27/000077', 'bank_1']) {
      expect(await find('offline-donations', text), text).toEqual(['bank_1']);
    }
  });

  it('finds messages and job applications by name and subject', async () => {
    expect(await find('messages', 'hostel gopal')).toHaveLength(1);
    expect(await find('jobs', 'physics sita')).toHaveLength(1);
    expect(await find('jobs', '+91 90000 00001')).toHaveLength(1);
  });
});
