import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { RETENTION } from '@/contract/facts/retention';
import {
  accessLog,
  applications,
  capturedPayments,
  contactMessages,
  disputes,
  donations,
  donorCertificates,
  donorTaxIds,
  jobApplications,
  mailboxCodes,
  mailboxGrants,
  offlineDonations,
  outbox,
  paymentEvents,
  paymentOrders,
  receipts,
  refunds,
} from '@/school-api/db';
import { financialYear } from '@/school-api/money';
import { countOutdated, limitsAt, removeOutdated } from '@/school-api/privacy';
import { kindsOf } from '@/school-api/privacy/retention/kinds';
import type { Limits } from '@/school-api/privacy/retention/limits';
import {
  addApplication,
  addDonation,
  addJob,
  addMail,
  addMessage,
  addOffline,
  addOrder,
  addReceipt,
  daysAgo,
} from '../../cli/rows';
import { openTestDatabase } from '../../test-database';

const database = await openTestDatabase();
beforeEach(async () => {
  const { db } = database;
  for (const table of [applications, donations, donorTaxIds, offlineDonations, jobApplications]) {
    await db.delete(table);
  }
  for (const table of [mailboxCodes, mailboxGrants, contactMessages, outbox, receipts]) {
    await db.delete(table);
  }
  for (const table of [capturedPayments, disputes, paymentEvents, paymentOrders, refunds]) {
    await db.delete(table);
  }
});

const now = daysAgo(0);
const limits = limitsAt(now, RETENTION);
const DAY_MS = 86_400_000;
const old = (kind: keyof Limits) => new Date(limits[kind].getTime() - DAY_MS);
const young = (kind: keyof Limits) => new Date(limits[kind].getTime() + DAY_MS);

/** What was removed, by kind; the dry run reported the same before. */
async function removed() {
  const work = { db: database.db, limits, cvFolder: '/nowhere' };
  const counted = await countOutdated(work);
  expect(await removeOutdated(work)).toEqual(counted);
  const some = counted.filter(({ count }) => count > 0);
  return Object.fromEntries(some.map(({ name, count }) => [name, count]));
}
const left = (table: PgTable) => database.db.$count(table);

it('each period except that of backups has a kind of records; names share that of codes', () => {
  const kinds = kindsOf('/nowhere').map(({ name }) => name);
  expect(kinds.toSorted()).toEqual(Object.keys(limits).toSorted());
  expect(Object.keys(limits)).toHaveLength(Object.keys(RETENTION).length);
});

describe('what is removed', () => {
  it('codes that verify an address, and their grants', async () => {
    const { db } = database;
    const code = { emailKey: 'a@example.org', purpose: 'receipts', salt: '', hash: '' } as const;
    for (const at of [old('codes'), young('codes')]) {
      await db.insert(mailboxCodes).values({ ...code, sentAt: at, expiresAt: at });
      const grant = { purpose: code.purpose, emailKey: code.emailKey, expiresAt: at };
      await db.insert(mailboxGrants).values({ ...grant, tokenHash: at.toISOString() });
    }
    expect(await removed()).toEqual({ codes: 2 });
    expect([await left(mailboxCodes), await left(mailboxGrants)]).toEqual([1, 1]);
  });

  it('the name of a child without a parent’s consent, with the record kept', async () => {
    const { db } = database;
    const child = { firstName: 'Gopal', lastName: 'Sharma', client: '' };
    const begun = { ...child, completedAt: null };
    await addApplication(db, { ...begun, id: 'old', createdAt: old('names') });
    await addApplication(db, { ...begun, id: 'young', createdAt: young('names') });
    const completedAt = old('names');
    await addApplication(db, { ...child, id: 'completed', createdAt: completedAt, completedAt });
    expect(await removed()).toEqual({ names: 1 });
    const rows = await db.select().from(applications).orderBy(applications.id);
    const names = rows.map(({ id, firstName, lastName }) => [id, firstName + lastName]);
    expect(names).toEqual([
      ['completed', 'GopalSharma'],
      ['old', ''],
      ['young', 'GopalSharma'],
    ]);
  });

  it('network addresses, with the record kept', async () => {
    const { db } = database;
    const from = { client: '203.0.113.9', visitor: 'hash', completedAt: old('addresses') };
    await addApplication(db, { ...from, id: 'old', createdAt: old('addresses') });
    await addApplication(db, { ...from, id: 'young', createdAt: young('addresses') });
    expect(await removed()).toEqual({ addresses: 1 });
    const rows = await db.select().from(applications).orderBy(applications.id);
    expect(rows.map(({ client, visitor }) => client + visitor)).toEqual(['', '203.0.113.9hash']);
  });

  it('paid registrations, counted from the payment; order and receipt stay', async () => {
    const { db } = database;
    for (const at of [old('registrations'), young('registrations')]) {
      const id = await addApplication(db, {
        createdAt: old('registrations'),
        completedAt: old('registrations'),
      });
      const sourceId = await addOrder(db, id, { state: 'paid', paidAt: at, openedAt: at });
      await addReceipt(db, { sourceId, purpose: 'admission', paidAt: at });
    }
    expect(await removed()).toEqual({ registrations: 1 });
    expect([await left(applications), await left(paymentOrders)]).toEqual([1, 2]);
    expect(await left(receipts)).toBe(2);
  });

  it('donations that nobody paid, except with a recent checkout or a payment', async () => {
    const { db } = database;
    const createdAt = old('donations');
    const donation = { purpose: 'donation' } as const;
    await addDonation(db, { createdAt });
    await addOrder(db, await addDonation(db, { createdAt }), { ...donation, openedAt: createdAt });
    await addOrder(db, await addDonation(db, { createdAt }), { ...donation, openedAt: now });
    const paid = { ...donation, state: 'paid', paidAt: createdAt, openedAt: createdAt } as const;
    await addOrder(db, await addDonation(db, { createdAt }), paid);
    await addDonation(db, { createdAt: young('donations') });
    expect(await removed()).toEqual({ donations: 2 });
    expect(await left(donations)).toBe(3);
  });

  it('job applications, messages and mails', async () => {
    const { db } = database;
    await addJob(db, { createdAt: old('jobs'), cvFile: '' });
    await addJob(db, { createdAt: young('jobs'), cvFile: '' });
    await addMessage(db, { createdAt: old('messages') });
    await addMessage(db, { createdAt: young('messages') });
    for (const state of ['sent', 'kept', 'dead', 'pending'] as const) {
      await addMail(db, { state, createdAt: old('mails') });
      await addMail(db, { state, createdAt: young('mails') });
    }
    expect(await removed()).toEqual({ jobs: 1, messages: 1, mails: 4 });
    expect([await left(jobApplications), await left(contactMessages)]).toEqual([1, 1]);
    expect(await left(outbox)).toBe(4);
  });

  it('PANs of closed years and those without a receipt; the receipts stay', async () => {
    const { db } = database;
    for (const at of [old('pans'), young('pans')]) {
      const receiptNumber = await addReceipt(db, { paidAt: at });
      await db.insert(donorTaxIds).values({ receiptNumber, sealed: 's', givenAt: at });
    }
    await db.insert(donorTaxIds).values({ receiptNumber: 'gone', sealed: 's', givenAt: now });
    const certificate = (id: string, at: Date) =>
      db.insert(donorCertificates).values({
        id,
        financialYear: financialYear(at),
        problem: '',
        acknowledgement: id,
        addedAt: now,
      });
    await certificate('old', old('pans'));
    await certificate('young', young('pans'));
    expect(await removed()).toEqual({ pans: 3 });
    expect([await left(donorTaxIds), await left(receipts)]).toEqual([1, 2]);
    expect(await left(donorCertificates)).toBe(1);
  });

  it('the accounts of closed years, with everything that belongs to a payment', async () => {
    const { db } = database;
    for (const at of [old('accounts'), young('accounts')]) {
      const subject = await addDonation(db, { createdAt: at });
      const order = { purpose: 'donation', state: 'paid', paidAt: at, openedAt: at } as const;
      const orderId = await addOrder(db, subject, order);
      const id = `of-${orderId}`;
      const money = { id, orderId, amount: 1, seenAt: at };
      await db.insert(capturedPayments).values({ ...money, currency: 'INR' });
      const refund = { ...money, paymentId: 'p', createdAt: at, state: 'processed' } as const;
      await db.insert(refunds).values(refund);
      await db.insert(disputes).values({ ...money, paymentId: 'p', state: 'won' });
      await addReceipt(db, { sourceId: orderId, paidAt: at });
      await addOffline(db, { givenOn: at, createdAt: at });
    }
    expect(await removed()).toEqual({ accounts: 3 });
    const tables = [donations, paymentOrders, capturedPayments, refunds, disputes, receipts];
    for (const table of [...tables, offlineDonations]) expect(await left(table)).toBe(1);
  });

  it('events of payments, and access log rows that the database releases', async () => {
    const { db } = database;
    for (const at of [old('logs'), young('logs')]) {
      const event = { event: 'order.paid', providerOrderId: 'o' };
      await db.insert(paymentEvents).values({ ...event, id: at.toISOString(), receivedAt: at });
    }
    const access = { actor: 'office', action: 'applications show' };
    const elevenMonths = sql`now() - interval '11 months'`;
    const thirteenMonths = sql`now() - interval '13 months'`;
    await db.insert(accessLog).values({ ...access, at: elevenMonths });
    await db.insert(accessLog).values({ ...access, at: thirteenMonths });
    // A fast clock deletes no more than the database allows.
    const ahead = limitsAt(new Date(Date.now() + 400 * DAY_MS), RETENTION);
    const counted = await removeOutdated({ db, limits: ahead, cvFolder: '/nowhere' });
    expect(counted.find(({ name }) => name === 'logs')?.count).toBe(3);
    expect([await left(accessLog), await left(paymentEvents)]).toEqual([1, 0]);
  });
});
