import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { applications, contentRecords, outbox } from '@/school-api/db';
import { testDayOf } from '@/school-api/mail';
import { admissionsRoutes } from '@/school-api/office/screens/admissions/application';
import { flashMessage } from '@/school-api/office/view/flash-messages';
import { historyOf } from '@/school-api/records';
import { addApplication, addOrder, numberOf } from '../school-api/cli/rows';
import { addRecords } from '../support/content';
import { parse } from '../ui/parse';
import { openScreens } from './open-screens';

const screens = await openScreens(admissionsRoutes);
const { open, send } = screens;

const DAY = '2026-12-13';
const ROLL = `/applications/roll?date=${DAY}`;
const SEATS = `/applications/seats?date=${DAY}`;

const give = () => send(SEATS, { step: 'give' });

const cells = (text: string) =>
  [...parse(text).querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('.row-link, .cell')].map((cell) => cell.textContent?.trim()),
  );

const roll = async () => cells((await open(ROLL)).text).map(([name, seat]) => `${seat} ${name}`);

async function add(firstName: string, applyFor: string, more = {}, paid = true): Promise<string> {
  const id = await addApplication(screens.db, {
    firstName,
    lastName: '',
    applyFor,
    admissionDate: DAY,
    completedAt: new Date(),
    ...more,
  });
  if (paid) await addOrder(screens.db, id, { state: 'paid' });
  return id;
}

const set = (id: string, values: Partial<typeof applications.$inferInsert>) =>
  screens.db.update(applications).set(values).where(eq(applications.id, id));

let govind: string;
beforeAll(async () => {
  const test = { location: 'Vraja campus', admission_date: DAY, admission_time: '09:30' };
  await addRecords(screens.db, 'admission-dates', [test]);
  await add('Madhav', 'Class 10');
  govind = await add('Govind', 'Class 5');
  await add('Arjun', 'Class 5');
  await add('Unpaid', 'Class 5', {}, false);
  await add('Withdrawn', 'Class 5', { officeState: 'withdrawn' });
  await add('Other Day', 'Class 5', { admissionDate: '2026-12-27' });
});

describe('the roll of a test', () => {
  it('lists who comes, by class and name, and how many lack a number', async () => {
    expect(await roll()).toEqual([' Arjun', ' Govind', ' Madhav']);
    expect((await open(ROLL)).text).toMatch(
      /9:30 am, Vraja campus, 3 children.*Assign 3 roll numbers/s,
    );
  });

  it('says time and place of a date that the site no longer offers', async () => {
    const setState = (state: 'hidden' | 'binned' | 'shown') =>
      screens.db
        .update(contentRecords)
        .set({ state })
        .where(eq(contentRecords.list, 'admission-dates'));
    for (const state of ['hidden', 'binned'] as const) {
      await setState(state);
      expect((await open(ROLL)).text).toContain('9:30 am, Vraja campus, 3 children');
    }
    await setState('shown');
  });

  it('says who gets which numbers, and gives none before somebody agrees', async () => {
    const { text, audited } = await send(SEATS);
    expect(text).toMatch(/3 children get numbers 1 to 3, in.*1 registered child has not paid yet/s);
    expect([audited, await roll()]).toEqual([[], [' Arjun', ' Govind', ' Madhav']]);
  });

  it('gives each child a unique number once', async () => {
    const { status, location, audited } = await give();
    expect([status, location]).toEqual([303, `${ROLL}&message=seats-given`]);
    expect(audited).toEqual([{ action: 'applications seats', record: `the test on ${DAY}` }]);
    expect(await roll()).toEqual(['1 Arjun', '2 Govind', '3 Madhav']);
    await set(govind, { admissionDate: '2026-12-27' });
    await add('Bharat', 'Class 1');
    expect((await send(SEATS)).text).toContain('1 child gets number 4.');
    await Promise.all([give(), give()]);
    expect(await roll()).toEqual(['1 Arjun', '3 Madhav', '4 Bharat']);
    await set(govind, { admissionDate: DAY });
    expect(await roll()).toEqual(['1 Arjun', '2 Govind', '3 Madhav', '4 Bharat']);
  });

  it('prints a card for each child, in order', async () => {
    const { text } = await open(`/applications/cards?date=${DAY}`);
    const cards = [...parse(text).querySelectorAll('.admit-card')].map((card) => card.textContent);
    expect(cards).toHaveLength(4);
    expect(cards[0]).toMatch(/Arjun.*Roll number1.*Sunday 13 December 2026.*9:30 am.*Vraja campus/);
  });

  it('does not exist for a day that was never offered', async () => {
    for (const path of ['roll', 'cards']) {
      expect((await open(`/applications/${path}?date=2020-01-01`)).status).toBe(404);
    }
    expect((await send('/applications/seats?date=x')).status).toBe(404);
  });
});

describe('for selected applications', () => {
  const keyOf = async (name: string) => {
    const [row] = await screens.db
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.firstName, name));
    return ['key', `applications.${await numberOf(screens.db, row?.id ?? '')}`] as [string, string];
  };

  it('cards are printed for those who come, and the others are counted', async () => {
    const keys = [await keyOf('Arjun'), await keyOf('Unpaid'), await keyOf('Withdrawn')];
    const { text } = await send('/applications/actions/admit-cards', keys);
    expect(parse(text).querySelectorAll('.admit-card')).toHaveLength(1);
    expect(text).toContain('2 of the selected applications have no admit card');
  });

  it('the test of those who come is moved, and each family gets one email, with a calendar file', async () => {
    await addRecords(screens.db, 'admission-dates', [
      { location: 'Hall', admission_date: '2026-12-27' },
    ]);
    const keys = [await keyOf('Madhav'), await keyOf('Unpaid')];
    const ask = (more: [string, string][] = []) =>
      send('/applications/actions/move', [...keys, ['date', '2026-12-27'], ...more]);
    const move = () => ask([['step', 'move']]);
    expect((await open('/applications')).text).toContain('27 December 2026, Hall');
    const { text } = await ask();
    expect(text).toContain('Hall. 1 of 2 children can be moved.');
    expect(cells(text)).toEqual([
      ['Madhav', '13 Dec 2026', '27 Dec 2026'],
      ['Unpaid', '13 Dec 2026', 'Not possible'],
    ]);
    expect(await screens.db.$count(outbox)).toBe(0);
    const { location, audited } = await move();
    expect(location).toContain('message=tests-partly-1-1');
    const change = { before: { date: DAY }, after: { date: '2026-12-27' } };
    expect(audited).toMatchObject([{ action: 'applications move', ...change }]);
    expect(await move()).toMatchObject({ message: 'tests-partly-1-1', audited: [] });
    expect((await ask()).text).not.toContain('Move and email families');
    expect(await roll()).not.toContainEqual(expect.stringContaining('Madhav'));
    const [mail, ...more] = await screens.db.select().from(outbox);
    expect([mail?.kind, more]).toEqual(['family-answer', []]);
    expect(String(mail && testDayOf(mail)[0]?.content)).toMatch(/20261227.*LOCATION:Hall/s);
    const id = mail?.key.split(':')[1] ?? '';
    const history = await historyOf(screens.db, { kind: 'applications', id });
    expect(history).toContainEqual(expect.objectContaining({ title: 'Changed by Meena' }));
  });

  it('the tests of as many are moved as there are places, earliest registrations first', async () => {
    const date = '2027-01-10';
    const places = {
      location: 'Hall',
      admission_date: date,
      places: 5,
      class_places: 'Class 5: 1',
    };
    await addRecords(screens.db, 'admission-dates', [places]);
    await add('Gopal', 'Class 5');
    await add('Hari', 'Class 5', { createdAt: new Date('2026-01-05') });
    const chosen = [await keyOf('Gopal'), await keyOf('Hari'), ['date', date]] as [
      string,
      string,
    ][];
    const { text } = await send('/applications/actions/move', chosen);
    expect(text).toContain('5 places left on that day. 1 of 2 children can be moved.');
    expect(cells(text)).toEqual([
      ['Hari', '13 Dec 2026', '10 Jan 2027'],
      ['Gopal', '13 Dec 2026', 'No free place'],
    ]);
    const { message } = await send('/applications/actions/move', [...chosen, ['step', 'move']]);
    expect(flashMessage(message ?? '')?.text).toMatch(/Tests moved: 1, .* Not moved: 1,/);
  });

  it('the test of a child whose day is over is moved too', async () => {
    await add('Missed', 'Class 5', { admissionDate: '2026-11-20' });
    const keys = [await keyOf('Missed'), ['date', DAY], ['step', 'move']] as [string, string][];
    const { location } = await send('/applications/actions/move', keys);
    expect(location).toContain('message=tests-moved');
  });

  it('the list is filtered by day, and links to its roll', async () => {
    const { text } = await open(`/applications?day=${DAY}`);
    expect(cells(text).map(([name]) => name)).not.toContain('Other Day');
    expect(text).toContain(`href="${ROLL}"`);
  });
});
