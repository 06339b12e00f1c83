import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { applications } from '@/school-api/db/schema/applications';
import { preparedDecisions } from '@/school-api/db/schema/decisions';
import { officeStates } from '@/school-api/db/schema/office-records';
import { outbox } from '@/school-api/db/schema/outbox';
import { admissionsRoutes } from '@/school-api/office/screens/admissions/application';
import { releaseDue } from '@/school-api/operations';
import { collectPerson } from '@/school-api/privacy/person/collect-person';
import { readPrepared, storyOf } from '@/school-api/records';
import { NOW } from '../school-api/cli/office';
import { addApplication, daysAgo, numberOf } from '../school-api/cli/rows';
import { openDesk, reading } from './desk';

const desk = await openDesk(admissionsRoutes);
afterAll(() => desk.close());
const { get, post } = reading(desk);

let numbers: number[] = [];
beforeEach(async () => {
  for (const table of [outbox, officeStates, applications]) await desk.db.delete(table);
  numbers = [];
  for (const n of [0, 1]) {
    const email = `family-${n}@example.org`;
    const about = { firstName: `Child${n}`, guardianName: 'Devaki', applyFor: 'Class 5' };
    await addApplication(desk.db, {
      ...{ id: `one-${n}`, email, emailKey: email, ...about, createdAt: daysAgo(n) },
      ...{ verifiedAt: NOW, completedAt: NOW, officeState: 'test taken' },
    });
    numbers.push(await numberOf(desk.db, `one-${n}`));
  }
});

type Form = [string, string][];
const chosen = (): Form => numbers.map((number) => ['key', `applications.${number}`]);
const OFFER = { decision: 'place offered', answer: '2026-12-31', note: 'Welcome {child} {x}' };
const EMAIL = { mail: 'yes', subject: 'A place for {child}', message: 'Until {answer day}' };
const LETTER = { ...OFFER, ...EMAIL };
const act = (fields: Record<string, string> = {}, keys = chosen()) =>
  post('/applications/acts/decision', [...keys, ...Object.entries(fields)]);

let batches = 0;
const newBatch = () => {
  batches += 1;
  return String(batches).padStart(43, 'b');
};
const prepare = (fields: Record<string, string> = LETTER, batch = newBatch()) =>
  act({ ...fields, step: 'save', batch });
const onCheck = (name: string, fields: Record<string, string> = {}, keys = chosen()) =>
  post(`/applications/decisions/acts/${name}`, [...keys, ...Object.entries(fields)]);
const releaseNow = () => onCheck('release', { step: 'now', batch: newBatch() });

const rows = () => desk.db.select().from(applications).orderBy(applications.id);
const states = async () => (await rows()).map(({ officeState }) => officeState);
const mails = () => desk.db.select().from(outbox).orderBy(outbox.id);
const preparedStates = async () => (await readPrepared(desk.db)).map(({ state }) => state);

describe('a decision', () => {
  it('asks for the last day to answer, which is not over', async () => {
    for (const answer of ['', '2026-11-20', 'soon']) {
      const { status, text } = await act({ ...LETTER, answer, step: 'preview' });
      expect([status, text.includes('Enter the last day to answer')]).toEqual([422, true]);
    }
  });

  it('is shown with its emails before it is stored', async () => {
    expect((await act({ decision: 'place offered' })).text).toContain(
      'A place for {child} in {class}',
    );
    const { text } = await act({ ...LETTER, step: 'preview' });
    expect(text).toContain('Prepare 2 decisions');
    expect(text).toContain('Until Thursday 31 December 2026\n\nWelcome {child} {x}');
    expect(await preparedStates()).toEqual([]);
  });

  it('is told to nobody before its release', async () => {
    const { audited } = await prepare();
    expect(audited.map(({ record, after }) => [record, after])).toEqual(
      numbers.map((number) => [`application ${number}`, { state: 'place offered' }]),
    );
    expect(await preparedStates()).toEqual(['place offered', 'place offered']);
    expect(await states()).toEqual(['test taken', 'test taken']);
    const { panKey } = desk.config.tax;
    const held = await collectPerson(desk.db, 'family-0@example.org', { now: NOW, panKey });
    const story = await storyOf(desk.db, { kind: 'applications', id: 'one-0' });
    for (const told of [held, story, await rows(), await mails()]) {
      expect(JSON.stringify(told)).not.toMatch(/offered|Welcome|2026-12-31/i);
    }
  });

  it('is entered once, however often its form is sent', async () => {
    const batch = newBatch();
    await prepare(LETTER, batch);
    await prepare(LETTER, batch);
    expect(await desk.db.$count(preparedDecisions)).toBe(2);
  });

  it('gives way to the one before when it is undone, by nobody else', async () => {
    await prepare({ decision: 'waiting list' });
    const batch = newBatch();
    await prepare(LETTER, batch);
    const undo = (id: number) => post('/applications/acts/undo-decision', { batch }, { id });
    expect((await undo(7)).location).toContain('decisions-gone');
    expect((await undo(1)).location).toContain('decisions-undone');
    expect(await preparedStates()).toEqual(['waiting list', 'waiting list']);
  });

  it('is never set at once', async () => {
    const keys = chosen().map(([name, key]): [string, string] => [name, `${key} test taken 0`]);
    await post('/applications/acts/state', [...keys, ['to', 'place offered']]);
    expect(await states()).toEqual(['test taken', 'test taken']);
  });
});

describe('the release', () => {
  it('sets the states, and writes to each family once', async () => {
    await prepare();
    expect((await onCheck('release')).text).toContain('Release 2 decisions and send 2 emails?');
    const { audited } = await releaseNow();
    expect(audited).toMatchObject([
      { action: 'applications state', before: { state: 'test taken' } },
      { action: 'applications state', after: { state: 'place offered' } },
    ]);
    await releaseNow();
    expect(await rows()).toMatchObject([
      { officeState: 'place offered', answerBy: '2026-12-31', familyNote: 'Welcome {child} {x}' },
      { officeState: 'place offered', officeStateBy: 'Meena' },
    ]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      ...['family-0@example.org', 'family-1@example.org'],
    ]);
    expect(await desk.db.$count(officeStates)).toBe(2);
    expect(await preparedStates()).toEqual([]);
  });

  it('tells each family once when two people release together', async () => {
    await prepare();
    await Promise.all([releaseNow(), releaseNow(), releaseNow()]);
    expect(await mails()).toHaveLength(2);
    expect(await desk.db.$count(officeStates)).toBe(2);
  });

  it('sends no email where none is wanted', async () => {
    await prepare({ ...OFFER, note: '' });
    await releaseNow();
    expect([await states(), await mails()]).toEqual([['place offered', 'place offered'], []]);
  });

  it('leaves out who has withdrawn, and says why', async () => {
    await prepare();
    const own = eq(applications.id, 'one-0');
    await desk.db.update(applications).set({ officeState: 'withdrawn' }).where(own);
    expect((await get('/applications/decisions?tests=yes')).text).toContain('withdrawn');
    expect((await releaseNow()).location).toContain('decisions-partly');
    expect(await states()).toEqual(['withdrawn', 'place offered']);
    expect(await mails()).toHaveLength(1);
  });

  it('does not happen after the decision was taken back', async () => {
    await prepare();
    await onCheck('take-back');
    expect((await releaseNow()).location).toContain('none-chosen');
    expect(await states()).toEqual(['test taken', 'test taken']);
  });
});

describe('a release at an hour', () => {
  const HOUR = '2026-11-22T09:00';
  const at = (time: string) => releaseDue(desk.db, new Date(time), desk.config);
  const BEFORE = '2026-11-22T08:59:59+05:30';
  const AFTER = '2026-11-22T09:00:00+05:30';
  const plan = (hour = HOUR) => onCheck('release', { step: 'plan', at: hour });

  it('comes at its hour in India, not before, and once', async () => {
    await prepare();
    await plan();
    expect(await at(BEFORE)).toBe(0);
    expect(await states()).toEqual(['test taken', 'test taken']);
    expect(await at(AFTER)).toBe(2);
    expect(await at(AFTER)).toBe(0);
    expect(await states()).toEqual(['place offered', 'place offered']);
    expect(await mails()).toHaveLength(2);
  });

  it.each(['', '2026-11-21T09:00', '2027-11-22T09:00'])('refuses the hour %j', async (hour) => {
    await prepare();
    expect((await plan(hour)).status).toBe(422);
  });

  it('is cancelled by taking the hour back, and by another decision', async () => {
    await prepare();
    await plan();
    await onCheck('unplan', {}, chosen().slice(0, 1));
    await act({ decision: 'waiting list', step: 'save', batch: newBatch() }, chosen().slice(1));
    expect(await at(AFTER)).toBe(0);
  });

  it('does not try again what cannot be released', async () => {
    await prepare();
    await plan();
    await desk.db.update(applications).set({ consentWithdrawnAt: NOW });
    expect(await at(AFTER)).toBe(0);
    await desk.db.update(applications).set({ consentWithdrawnAt: null });
    expect(await at(AFTER)).toBe(0);
    expect(await preparedStates()).toHaveLength(2);
  });
});

it('erases what is prepared with the application', async () => {
  await prepare();
  await desk.db.delete(applications);
  expect(await desk.db.$count(preparedDecisions)).toBe(0);
});
