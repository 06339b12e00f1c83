import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setLiveFacts } from '@/content/live-facts';
import { readConfig } from '@/school-api/config';
import { applications, officeLetters, outbox } from '@/school-api/db';
import { remind } from '@/school-api/operations/reminders';
import { findTemplateFor, seedTemplates, sendLetters } from '@/school-api/records';
import { addRecords } from '../../support/content';
import { addApplication, addOrder } from '../cli/rows';
import { openTestDatabase } from '../test-database';

const { db } = await openTestDatabase();
const settings = readConfig({ NODE_ENV: 'test', SCHOOL_DATA_DIR: '/nowhere' });

/** 10:30 in India, three days before the test. */
const NOW = new Date('2026-12-10T05:00:00Z');
const DAY = '2026-12-13';

await seedTemplates(db, NOW);
await addRecords(db, 'admission-dates', [
  { location: 'Vraja campus', admission_date: DAY, admission_time: '09:30' },
]);

beforeEach(async () => {
  await db.delete(applications);
  await db.delete(outbox);
});
afterEach(() => setLiveFacts({}));

const round = (now = NOW) => remind({ db, settings, now: () => now });
const linksToStatus = async () =>
  (await db.select().from(outbox)).map(({ data }) => Object(data).status);
const texts = async () => (await db.select().from(officeLetters)).map(({ text }) => text);

async function add(more: Partial<typeof applications.$inferInsert> = {}, paid = true) {
  const completedAt = addDays(NOW, -3);
  const id = await addApplication(db, {
    guardianName: 'Meera Rao',
    firstName: 'Keshav',
    applyFor: 'Class 5',
    completedAt,
    verifiedAt: completedAt,
    admissionDate: DAY,
    ...more,
  });
  if (paid) await addOrder(db, id, { state: 'paid' });
  return id;
}

describe('the reminder of a test', () => {
  it('is sent once, even if two processes look at the same moment', async () => {
    await add();
    const sent = await Promise.all([round(), round()]);
    expect(sent.sort()).toEqual([0, 1]);
    expect(await round(addDays(NOW, 1))).toBe(0);
    expect(await texts()).toEqual([
      expect.stringMatching(/13 December 2026.*9:30 am, Vraja campus$/s),
    ]);
    expect(await linksToStatus()).toEqual([true]);
  });

  it.each([
    ['withdrawn', { officeState: 'withdrawn' }],
    ['withdrawn by consent', { consentWithdrawnAt: NOW }],
    ['already decided', { officeState: 'accepted' }],
    ['moved to a later day', { admissionDate: '2026-12-27' }],
    ['registered an hour ago', { completedAt: new Date(NOW.getTime() - 3_600_000) }],
  ])('leaves out a child who is %s', async (_, more) => {
    await add(more);
    expect(await round()).toBe(0);
  });

  it('is sent again for another date', async () => {
    const id = await add();
    expect(await round()).toBe(1);
    await db
      .update(applications)
      .set({ admissionDate: '2026-12-27' })
      .where(eq(applications.id, id));
    expect(await round(addDays(NOW, 14))).toBe(1);
  });
});

describe('the reminder of the fee', () => {
  it('is sent once after two days', async () => {
    await add({ completedAt: addDays(NOW, -1) }, false);
    expect(await round()).toBe(0);
    expect(await round(addDays(NOW, 1))).toBe(1);
    expect(await round(addDays(NOW, 2))).toBe(0);
    expect(await linksToStatus()).toEqual([true]);
  });

  it('does not follow one that the office sent by hand', async () => {
    const id = await add({}, false);
    const template = await findTemplateFor(db, 'fee');
    const { subject = '', text = '' } = template ?? {};
    const draft = { subject, text, keys: [{ kind: 'applications', id } as const] };
    const author = { id: 1, name: 'Meena' };
    const sending = { batch: 'by-hand', author, settings, now: addDays(NOW, -1) };
    expect((await sendLetters(db, { ...draft, isFeeReminder: true }, sending)).sent).toBe(1);
    expect(await round()).toBe(0);
  });

  it.each([
    ['paid', {}, true],
    ['withdrawn', { officeState: 'withdrawn' }, false],
    ['declined', { officeState: 'declined' }, false],
    ['for a test of today', { admissionDate: '2026-12-10' }, false],
  ])('leaves out a registration that is %s', async (_, more, paid) => {
    await add({ admissionDate: '2027-01-10', ...more }, paid);
    expect(await round()).toBe(0);
  });
});

it('no reminder is sent at night, or if the school has switched them off', async () => {
  await add();
  expect(await round(new Date('2026-12-10T18:00:00Z'))).toBe(0);
  setLiveFacts({ reminders: 'off' });
  expect(await round()).toBe(0);
});
