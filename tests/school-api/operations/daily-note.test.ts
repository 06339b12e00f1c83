import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '@/school-api/config';
import {
  applicationDocuments,
  applications,
  contactMessages,
  jobApplications,
  officePeople,
  outbox,
  paymentOrders,
  type Role,
  receipts,
  refunds,
} from '@/school-api/db';
import { render } from '@/school-api/mail';
import type { Finding } from '@/school-api/operations';
import { noteRound } from '@/school-api/operations/daily-note/start-note';
import { BY_FAMILY } from '@/school-api/records/states/set-by-family';
import { addApplication, addJob, addMail, addMessage, addOrder, addReceipt } from '../cli/rows';
import { openTestDatabase } from '../test-database';

const advice: Finding = {
  ...{ id: 'sender-dmarc', severity: 'advice', what: 'There is no DMARC record.' },
  ...{ why: 'Because.', todo: 'Ask for one.' },
};
const serious: Finding = {
  ...{ id: 'backup', severity: 'serious', what: 'There is no backup.' },
  ...{ why: 'Because.', todo: 'Make one.' },
};

let now: Date;
let findings: Finding[];
const database = await openTestDatabase();
beforeEach(async () => {
  const orders = [refunds, paymentOrders, receipts];
  for (const table of [
    officePeople,
    outbox,
    applications,
    contactMessages,
    jobApplications,
    ...orders,
  ]) {
    await database.db.delete(table);
  }
  now = inIndia('2026-11-22T09:00');
  findings = [];
});

function inIndia(time: string): Date {
  return new Date(`${time}:00+05:30`);
}

/** A donation of which a part went back, one that went back whole, and a refund that failed. */
async function addRefunds(at: Date) {
  const { db } = database;
  const before = inIndia('2026-11-10T15:00');
  const paid = { state: 'paid', purpose: 'donation', openedAt: before, paidAt: before } as const;
  const part = await addOrder(db, 'part', { ...paid, returned: 50_000, returnedAt: before });
  await addReceipt(db, { sourceId: part, issuedAt: before, returned: 50_000 });
  const whole = await addOrder(db, 'whole', { ...paid, returned: 150_000, returnedAt: before });
  await addReceipt(db, { sourceId: whole, issuedAt: at, returned: 150_000, voidedAt: before });
  const refund = (id: string, orderId: string, state: 'processed' | 'failed') => ({
    ...{ id, orderId, state, paymentId: `pay_of_${id}` },
    ...{ amount: 1000, createdAt: before, seenAt: at },
  });
  await db
    .insert(refunds)
    .values([
      refund('rfnd_part', part, 'processed'),
      refund('rfnd_whole', whole, 'processed'),
      refund('rfnd_failed', whole, 'failed'),
    ]);
}

/** Paid a month before the program learned of it. */
async function addPaid(subject: string, changes: Parameters<typeof addReceipt>[1], seenAt: Date) {
  const { db } = database;
  const { purpose, test } = { purpose: 'donation', test: false, ...changes } as const;
  const paidAt = inIndia('2026-10-21T15:00');
  const paid = { state: 'paid', paidAt, openedAt: paidAt, purpose, test } as const;
  const sourceId = await addOrder(db, subject, paid);
  await addReceipt(db, { purpose, test, sourceId, paidAt, issuedAt: seenAt });
}

const { mail } = readConfig({});

const newRound = (ask = async () => findings) =>
  noteRound({ db: database.db, now: () => now, findings: ask, mail });

/** A program that has been running for a minute. */
async function running() {
  const round = newRound();
  await round();
  return round;
}

async function at(time: string, round: () => Promise<void>) {
  now = inIndia(time);
  await round();
}

const notes = () =>
  database.db.select().from(outbox).where(eq(outbox.kind, 'office-day')).orderBy(outbox.id);
const letters = async () =>
  (await notes()).map(({ data }) => render('office-day', data, readConfig({}).mail.school));
const message = (time: string) => addMessage(database.db, { createdAt: inIndia(time) });

describe('the daily note', () => {
  it('is written once, from 7 am at the school on', async () => {
    const round = await running();
    await message('2026-11-21T12:00');
    await at('2026-11-22T06:59', round);
    expect(await notes()).toEqual([]);
    await at('2026-11-22T07:00', round);
    await at('2026-11-22T07:01', round);
    await at('2026-11-22T23:59', round);
    expect(await notes()).toMatchObject([
      { key: 'daily-note:2026-11-22', recipient: 'office', state: 'pending' },
    ]);
  });

  it('is written once by several programs, and by a restarted one', async () => {
    await message('2026-11-22T06:00');
    const rounds = await Promise.all([running(), running(), running()]);
    await Promise.all(rounds.map((round) => round()));
    await (await running())();
    expect(await notes()).toHaveLength(1);
  });

  it('is not written for a day without events', async () => {
    findings = [advice];
    await (await running())();
    expect(await notes()).toEqual([]);
  });

  it('is written for a serious finding alone, with the advice below it', async () => {
    findings = [serious, advice];
    await (await running())();
    const [letter] = await letters();
    expect(letter?.subject).toBe('Website: 1 problem');
    expect(letter?.text).toMatch(/There is no backup\. Make one\.[\s\S]*There is no DMARC record/);
  });

  it('goes to heads, and undelivered emails to whoever has not opted out', async () => {
    const on = { invitedAt: now, joinedAt: now };
    const person = (emailKey: string, role: Role, more: object = {}) => ({
      ...{ ...on, emailKey, role, name: emailKey, email: `${emailKey}@school.example`, ...more },
    });
    const chosen = (day: boolean, failed: boolean) => ({ preferences: { mails: { day, failed } } });
    await database.db
      .insert(officePeople)
      .values([
        person('head', 'head'),
        person('no-day', 'head', chosen(false, true)),
        person('nothing', 'head', chosen(false, false)),
        person('same', 'head', { email: mail.office.toUpperCase() }),
        person('left', 'head', { leftAt: now }),
        person('clerk', 'admissions'),
        person('money', 'accounts'),
        person('quiet', 'accounts', chosen(true, false)),
        person('editor', 'editor'),
      ]);
    const round = await running();
    await message('2026-11-22T08:00');
    const given = { state: 'dead', nextTryAt: inIndia('2026-11-22T08:00') } as const;
    await addMail(database.db, given);
    await addMail(database.db, { ...given, kind: 'certificate' });
    await round();
    const got = (await notes()).map(({ recipient, data }) => [
      recipient.split('@')[0],
      Reflect.get(Object(data), 'messages'),
      Reflect.get(Object(data), 'givenUp'),
    ]);
    expect(got).toEqual([
      ['office', 1, 2],
      ['head', 1, 2],
      ['no-day', 0, 2],
      ['clerk', 0, 1],
      ['money', 0, 1],
    ]);
  });

  it('reports each event once, even after days without a note', async () => {
    const round = await running();
    await message('2026-11-21T23:00');
    await at('2026-11-22T07:00', round);
    await message('2026-11-22T07:30');
    await at('2026-11-23T07:00', round);
    await at('2026-11-24T07:00', round);
    await message('2026-11-24T08:00');
    await message('2026-11-24T09:00');
    await at('2026-11-26T10:00', round);
    expect(
      (await notes()).map(({ key, data }) => [key, Reflect.get(Object(data), 'messages')]),
    ).toEqual([
      ['daily-note:2026-11-22', 1],
      ['daily-note:2026-11-23', 1],
      ['daily-note:2026-11-26', 2],
    ]);
  });

  it('waits for its first minute, since the site may still be starting', async () => {
    await message('2026-11-22T06:00');
    await newRound()();
    expect(await notes()).toEqual([]);
  });

  it('is retried if the check or the database fails', async () => {
    await message('2026-11-22T06:00');
    let isBroken = true;
    const round = newRound(async () => {
      if (isBroken) throw new Error('away');
      return findings;
    });
    await round();
    await expect(round()).rejects.toThrow('away');
    isBroken = false;
    await round();
    expect(await notes()).toHaveLength(1);
  });
});

describe('what the note says', () => {
  const yesterday = inIndia('2026-11-21T15:00');

  beforeEach(async () => {
    const { db } = database;
    const child = await addApplication(db, { firstName: 'Keshav', completedAt: yesterday });
    await addApplication(db, { createdAt: yesterday });
    const withdrawn = { officeState: 'withdrawn', officeStateAt: yesterday } as const;
    for (const officeStateBy of [BY_FAMILY, 'Meera']) {
      await addApplication(db, { ...withdrawn, officeStateBy });
    }
    const document = { applicationId: child, requestedAt: yesterday, requestedBy: 'Meera' };
    await db.insert(applicationDocuments).values([
      { ...document, kind: 'photograph', file: 'a.jpg', sentAt: yesterday },
      { ...document, kind: 'birth certificate' },
    ]);
    await addApplication(db, { completedAt: inIndia('2026-11-20T15:00') });
    await addPaid(child, { purpose: 'admission' }, yesterday);
    await addPaid('donation-1', {}, yesterday);
    await addPaid('donation-2', {}, yesterday);
    await addPaid('test', { test: true }, yesterday);
    await addPaid('donation-before', {}, inIndia('2026-11-20T15:00'));
    await addReceipt(db, { method: 'cheque', issuedAt: yesterday });
    await addRefunds(yesterday);
    await addOrder(db, 'unsure', { state: 'attempted', openedAt: inIndia('2026-11-20T12:00') });
    await addMessage(db, { createdAt: yesterday, name: 'Meera Rao', message: 'A private word' });
    await addJob(db, { createdAt: yesterday });
    await addMail(db, {
      state: 'dead',
      nextTryAt: yesterday,
      createdAt: inIndia('2026-11-17T15:00'),
    });
    await addMail(db, { state: 'dead', kind: 'otp', nextTryAt: yesterday });
    await (await running())();
  });

  it('is the day’s counts, without test money, and what to do', async () => {
    const [letter] = await letters();
    expect(letter?.subject).toBe('Website: 3 problems');
    for (const line of [
      'The website since 21 Nov 2026, 9:00 am (IST)',
      '- Undelivered emails: 1. See Today in the office.',
      '- Payments with an unknown outcome: 1. To check them with the provider: npm run school -- payments reconcile --all',
      ...['Applications completed: 1', 'Registration fees paid: 1'],
      ...['Documents from families: 1', 'Applications withdrawn by families: 1', 'Donations: 2'],
      ...['Refunds, full or partial: 2', 'Messages: 1', 'Job applications: 1'],
      '- Payments that need a decision: 1. See Today in the office.',
      'See the office from 21 Nov 2026: Applications, Donations, Messages, Job applications.',
      'Commands that begin with npm run school -- are for whoever runs the website.',
    ]) {
      expect(`\n${letter?.text}`).toContain(`\n${line}\n`);
    }
  });

  it('has no personal data, in the email and in the outbox', async () => {
    const [note] = await notes();
    const [letter] = await letters();
    const texts = JSON.stringify([note?.data, letter]);
    for (const personal of ['Keshav', 'Meera', 'private', '@example.org', '90000']) {
      expect(texts.replaceAll(readConfig({}).mail.school.phone, '')).not.toContain(personal);
    }
  });
});
