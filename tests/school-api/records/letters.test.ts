import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '@/school-api/config';
import {
  contactMessages,
  jobApplications,
  officeLetters,
  officeStates,
  outbox,
} from '@/school-api/db';
import { render } from '@/school-api/mail';
import { deliverDue } from '@/school-api/mail/deliver';
import { collectPerson } from '@/school-api/privacy';
import { eraseRows } from '@/school-api/privacy/person/erase-rows';
import {
  type Draft,
  eraseMessage,
  historyOf,
  type RecordKind,
  readBatch,
  recallLetters,
  recordKey,
  sendLetters,
} from '@/school-api/records';
import type { RecordId } from '@/school-api/records/record-key';
import { NOW } from '../cli/office';
import { addApplication, addDonation, addMessage, addOrder } from '../cli/rows';
import { recordingLog } from '../forms/forms-app';
import { openTestDatabase } from '../test-database';

const { db } = await openTestDatabase();
const settings = readConfig({});
const author = { id: 1, name: 'Meena' };
const MINUTE = 60_000;

beforeEach(async () => {
  for (const table of [outbox, officeLetters, officeStates, contactMessages, jobApplications]) {
    await db.delete(table);
  }
});

let batches = 0;
const newBatch = () => {
  batches += 1;
  return `batch-${batches}`;
};

type Options = { batch?: string; seen?: string; now?: Date };
type Wanted = Partial<Omit<Draft, 'keys'>> & { kind: RecordKind; ids: readonly RecordId[] };

const send = ({ kind, ids, ...draft }: Wanted, options: Options = {}) =>
  sendLetters(
    db,
    { subject: 'Hello', text: 'Dear {name}', ...draft, keys: ids.map((id) => recordKey(kind, id)) },
    { batch: newBatch(), author, settings, now: NOW, ...options },
  );

async function aMessage(changes: Parameters<typeof addMessage>[1] = {}) {
  await addMessage(db, { name: 'Gopal', email: 'gopal@example.org', ...changes });
  const rows = await db.select().from(contactMessages);
  return Math.max(...rows.map(({ id }) => id));
}

const stateOf = async (id: number) => {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row?.officeState;
};

const aFamily = (changes: Parameters<typeof addApplication>[1] = {}) =>
  addApplication(db, {
    guardianName: 'Devaki',
    applyFor: 'Class 5',
    admissionDate: '2027-01-03',
    verifiedAt: NOW,
    completedAt: NOW,
    ...changes,
  });

/** Sends what is due to a fake server, and returns the recipients. */
async function deliver(now: Date) {
  const got: { to: string; replyTo?: string; text: string }[] = [];
  const { office, from, school } = settings.mail;
  await deliverDue({
    db,
    now: () => now,
    settings: { office, from, school },
    attachments: async () => [],
    log: recordingLog().log,
    transport: {
      resultingState: 'sent',
      close: () => undefined,
      send: async (mail) => void got.push(mail),
    },
  });
  return got;
}

describe('a letter to one person', () => {
  it('is sent after a minute with the message quoted, and marks the message as answered', async () => {
    const id = await aMessage({ message: 'When is the test?\nAnd where?' });
    expect(await send({ kind: 'messages', ids: [id] })).toMatchObject({ sent: 1, isStale: false });
    expect(await stateOf(id)).toBe('answered');
    expect(await deliver(NOW)).toEqual([]);
    const [mail] = await deliver(new Date(NOW.getTime() + MINUTE));
    expect(mail).toMatchObject({ to: 'gopal@example.org', replyTo: settings.mail.office });
    expect(mail?.text).toContain('Dear Gopal');
    expect(mail?.text).toContain('> When is the test?\n> And where?');
  });

  it('is in the history with its author and its delivery', async () => {
    const id = await aMessage();
    await send({ kind: 'messages', ids: [id], subject: 'Welcome' });
    const letterIn = async () =>
      (await historyOf(db, { kind: 'messages', id })).find(({ title }) =>
        title.includes('Welcome'),
      );
    expect(await letterIn()).toMatchObject({
      title: expect.stringContaining('Meena'),
      text: expect.stringContaining('Dear Gopal'),
    });
    await deliver(new Date(NOW.getTime() + MINUTE));
    expect((await letterIn())?.text).toMatch(/Sent$/);
  });

  it('is sent once by two clicks at the same moment', async () => {
    const id = await aMessage();
    const options = { batch: newBatch(), seen: '0.0' };
    const both = [1, 2].map(() => send({ kind: 'messages', ids: [id] }, options));
    const sent = await Promise.all(both);
    expect(sent.map((one) => one.isStale)).toEqual([false, false]);
    expect(await db.$count(outbox)).toBe(1);
  });

  it('leaves a closed message closed', async () => {
    const id = await aMessage({ officeState: 'closed' });
    await send({ kind: 'messages', ids: [id] });
    expect(await stateOf(id)).toBe('closed');
  });
});

describe('letters to many', () => {
  it('leave out those without a usable address, with withdrawn consent or a missing value', async () => {
    const ids = [
      await aFamily(),
      await aFamily({ email: 'not an address' }),
      await aFamily({ consentWithdrawnAt: NOW }),
      await aFamily({ verifiedAt: null }),
      await aFamily({ admissionDate: '' }),
    ];
    const { sent, letters } = await send({
      kind: 'applications',
      ids,
      subject: 'Test of {child}',
      text: '{name}: {class} on {test date}',
    });
    expect(sent).toBe(1);
    expect(letters.map(({ leftOut }) => leftOut)).toEqual([
      undefined,
      'no email address',
      'consent withdrawn',
      'email not confirmed',
      'no test date',
    ]);
    expect(letters[0]).toMatchObject({
      subject: 'Test of Keshav Rao',
      text: 'Devaki: Class 5 on Sunday 3 January 2027',
    });
  });

  it('do not fill in braces within a value', async () => {
    const id = await aFamily({ guardianName: '{child}' });
    const { letters } = await send({ kind: 'applications', ids: [id] });
    expect(letters[0]?.text).toBe('Dear {child}');
  });

  it('skip a record that was erased meanwhile', async () => {
    const [first, last] = [await aFamily(), await aFamily()];
    const { letters } = await send({ kind: 'applications', ids: [first, 'gone', last] });
    expect(letters.map(({ key }) => key.id)).toEqual([first, last]);
  });

  it('let a parent’s code pass, and go a second apart', async () => {
    const ids = [await aFamily(), await aFamily(), await aFamily()];
    await send({ kind: 'applications', ids });
    const mails = await db.select().from(outbox).orderBy(outbox.id);
    const pauses = mails.map(({ nextTryAt }) => nextTryAt.getTime() - NOW.getTime());
    expect(pauses).toEqual([MINUTE, MINUTE + 1000, MINUTE + 2000]);
    const late = new Date(NOW.getTime() + 5 * MINUTE);
    const expiresAt = new Date(late.getTime() + MINUTE).toISOString();
    await db.insert(outbox).values({
      key: 'otp:1',
      kind: 'otp',
      recipient: 'radha@example.org',
      data: { code: '012345', expiresAt },
      createdAt: late,
      nextTryAt: late,
    });
    expect((await deliver(late))[0]?.to).toBe('radha@example.org');
  });

  it('can be recalled only until they are sent', async () => {
    const ids = [await aMessage(), await aMessage()];
    const batch = newBatch();
    await send({ kind: 'messages', ids }, { batch });
    await deliver(new Date(NOW.getTime() + MINUTE));
    expect(await readBatch(db, batch)).toMatchObject({ sent: 1, waiting: 1, untouched: 1 });
    const by = { person: { id: 2, name: 'Ravi' }, now: new Date(NOW.getTime() + MINUTE) };
    const recall = (isOwn: boolean) => recallLetters(db, { batch, isOwn: () => isOwn }, by);
    expect(await recall(false)).toEqual([]);
    expect(await recall(true)).toMatchObject([{ subject: 'Hello' }]);
    expect(await recall(true)).toEqual([]);
    expect(await readBatch(db, batch)).toMatchObject({ sent: 1, waiting: 0, failed: [] });
    expect(await Promise.all(ids.map(stateOf))).toEqual(['answered', 'new']);
  });
});

describe('a reminder of the registration fee', () => {
  const remind = (ids: readonly string[], now = NOW) =>
    send({ kind: 'applications', ids, isFeeReminder: true }, { now });

  it('goes to an application at most once a day', async () => {
    const id = await aFamily();
    expect((await remind([id])).sent).toBe(1);
    expect((await remind([id])).letters[0]?.leftOut).toBe('reminded today');
    expect((await remind([id], new Date(NOW.getTime() + 24 * 60 * MINUTE))).sent).toBe(1);
    expect(await db.$count(outbox)).toBe(2);
  });

  it('never goes to those who have paid, withdrawn or not finished, or for a test that is over', async () => {
    const family = { email: 'one@example.org', emailKey: 'one@example.org' };
    const paid = await aFamily(family);
    await addOrder(db, paid, { state: 'paid', paidAt: NOW });
    const ids = [
      paid,
      await aFamily(family),
      await aFamily({ officeState: 'withdrawn' }),
      await aFamily({ completedAt: null }),
      await aFamily({ admissionDate: '2026-11-20' }),
    ];
    expect((await remind(ids)).letters.map(({ leftOut }) => leftOut)).toEqual([
      'fee paid',
      'paid with another application',
      'application withdrawn',
      'form not finished',
      'the test is today or has passed',
    ]);
    expect(await db.$count(outbox)).toBe(0);
  });

  it.each([
    ['fee was refunded', {}, { returned: 150_000 }],
    ['application was refused', { officeState: 'not this time' }, {}],
  ])('goes to a family whose other %s', async (what, other, order) => {
    const email = `${what.replaceAll(' ', '-')}@example.org`;
    const earlier = await aFamily({ email, emailKey: email, ...other });
    await addOrder(db, earlier, { state: 'paid', paidAt: NOW, ...order });
    expect((await remind([await aFamily({ email, emailKey: email })])).sent).toBe(1);
  });
});

it('a letter to a donor ends with a link to the donation page only if the payment failed', async () => {
  const ids: string[] = [];
  for (const state of ['failed', 'paid'] as const) {
    const id = await addDonation(db, { email: `${state}@example.org` });
    await addOrder(db, id, { purpose: 'donation', state, paidAt: state === 'paid' ? NOW : null });
    ids.push(id);
  }
  await send({ kind: 'donations', ids });
  const school = { ...settings.mail.school, siteUrl: 'https://school.example.org' };
  const texts = (await db.select().from(outbox)).map(
    ({ data, recipient }) =>
      [recipient, render('letter', data, school)?.text.includes('/donate-register')] as const,
  );
  expect(Object.fromEntries(texts)).toEqual({
    'failed@example.org': true,
    'paid@example.org': false,
  });
});

describe('personal data in letters', () => {
  it('is shown to the person, and erased with the person', async () => {
    const email = 'donor-with-letter@example.org';
    const donation = await addDonation(db, { email });
    await addOrder(db, donation, { purpose: 'donation', state: 'paid', paidAt: NOW });
    await send({ kind: 'donations', ids: [donation], text: 'You gave so much' });
    const data = await collectPerson(db, email, { now: NOW, panKey: settings.tax.panKey });
    expect(JSON.stringify(data)).toContain('You gave so much');
    await db.transaction((tx) => eraseRows(tx, email));
    expect(await db.$count(officeLetters)).toBe(0);
    expect(await db.$count(outbox)).toBe(0);
  });

  it('is erased with the message, and the email as well', async () => {
    const id = await aMessage();
    await send({ kind: 'messages', ids: [id] });
    await eraseMessage(db, id);
    expect(await db.$count(officeLetters)).toBe(0);
    expect(await db.$count(outbox)).toBe(0);
  });
});
