import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { applications } from '@/school-api/db/schema/applications';
import { applicationMarks, preparedDecisions } from '@/school-api/db/schema/decisions';
import { officeStates } from '@/school-api/db/schema/office-records';
import { outbox } from '@/school-api/db/schema/outbox';
import { acts } from '@/school-api/office/screens/admissions/acts';
import { admissionsRoutes } from '@/school-api/office/screens/admissions/application';
import { releaseDue } from '@/school-api/operations/decisions/start-releasing';
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

  it('is chosen apart from a state, beside it in the list', () => {
    const names = acts.flatMap(({ choice }) => choice?.name ?? []);
    expect(new Set(names).size).toBe(names.length);
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

it('erases what is prepared and the marks with the application', async () => {
  await prepare();
  const by = { batch: 'b', personId: 1, personName: 'Meena', enteredAt: NOW };
  await desk.db.insert(applicationMarks).values({ applicationId: 'one-0', marks: '71', ...by });
  await desk.db.delete(applications);
  for (const table of [preparedDecisions, applicationMarks]) {
    expect(await desk.db.$count(table)).toBe(0);
  }
});

describe('results by paste', () => {
  const paste = (fields: Record<string, string>) => post('/applications/acts/results', fields);
  const seenIn = (text: string) => /name="seen" value="([^"]*)"/.exec(text)?.[1] ?? '';
  const table = async (...cells: readonly string[]) => {
    const own = (await rows()).map(({ applicationNumber }) => applicationNumber);
    return [
      'Application number\tMarks\tDecision',
      ...own.map((one, at) => `${one}\t${cells[at]}`),
    ].join('\n');
  };
  const marks = async () =>
    (await desk.db.select().from(applicationMarks).orderBy(applicationMarks.id)).map(
      (one) => one.marks,
    );

  it('are shown with their differences before anything is stored', async () => {
    const text = await table('71\tOffered', '55\tWaiting list');
    const shown = await paste({ text, answer: '2026-12-31', mail: 'yes' });
    expect(shown.text).toContain('Save results of 2 applications?');
    expect(shown.text).toContain('A place for Child0');
    expect([await marks(), await preparedStates()]).toEqual([[], []]);
  });

  it('are stored together, prepared and not released, and undone by one act', async () => {
    const text = await table('71\toffered', '55\twl');
    const fields = { text, answer: '2026-12-31' };
    const seen = seenIn((await paste(fields)).text);
    const batch = newBatch();
    await paste({ ...fields, seen, batch });
    expect(await marks()).toEqual(['71', '55']);
    expect(await preparedStates()).toEqual(['place offered', 'waiting list']);
    expect(await states()).toEqual(['test taken', 'test taken']);
    expect((await paste(fields)).text).toContain('Nothing would change');
    for (const page of ['/decisions?tests=yes', `/${numbers[0]}`]) {
      expect((await get(`/applications${page}`)).text).toContain('71');
    }
    await post('/applications/acts/undo-decision', { batch });
    expect([await marks(), await preparedStates()]).toEqual([[], []]);
  });

  it('change nothing that was released with them', async () => {
    const fields = { text: await table('71\toffered', '55\twl'), answer: '2026-12-31' };
    const seen = seenIn((await paste(fields)).text);
    await paste({ ...fields, seen, batch: newBatch() });
    await releaseNow();
    expect(await states()).toEqual(['place offered', 'waiting list']);
    expect((await paste(fields)).text).toContain('Nothing would change');
  });

  it('keep marks from the family', async () => {
    const text = await table('71.25\t', '71.25\t');
    await paste({ text, seen: seenIn((await paste({ text })).text), batch: newBatch() });
    const { panKey } = desk.config.tax;
    const held = await collectPerson(desk.db, 'family-0@example.org', { now: NOW, panKey });
    const story = await storyOf(desk.db, { kind: 'applications', id: 'one-0' });
    for (const told of [held, story]) expect(JSON.stringify(told)).not.toContain('71.25');
    expect(await marks()).toEqual(['71.25', '71.25']);
  });

  it('are shown anew when a colleague has changed something since', async () => {
    const text = await table('71\twl', '55\twl');
    const seen = seenIn((await paste({ text })).text);
    await prepare({ decision: 'waiting list' });
    const { text: again } = await paste({ text, seen, batch: newBatch() });
    expect(again).toContain('A colleague has changed something since');
    expect(await marks()).toEqual([]);
  });

  it.each([
    ['an unknown number', 'application\tmarks\nABCD2345\t71', 'No application has this number'],
    ['columns without names', '71\t55', 'Name the columns in the first row'],
    ['an unknown decision', undefined, 'There is no such decision'],
  ])('name %s, and store nothing', async (_, text, why) => {
    const sent = text ?? (await table('71\tperhaps', '55\twl'));
    const { status, text: page } = await paste({ text: sent, seen: 'x' });
    expect([status, page.includes(why)]).toEqual([422, true]);
    expect([await marks(), await preparedStates()]).toEqual([[], []]);
  });

  it('refuse an offer without a day, and one application in two rows', async () => {
    const text = await table('71\toffered', '55\twl');
    expect((await paste({ text })).text).toContain('Enter the last day to answer');
    const [, first = ''] = text.split('\n');
    expect((await paste({ text: `${text}\n${first}` })).text).toContain('in two rows');
  });

  it('are found by the roll number in the test of a day', async () => {
    const seat = { seat: 7, seatDate: '2026-11-20', admissionDate: '2026-11-20' };
    await desk.db.update(applications).set(seat).where(eq(applications.id, 'one-1'));
    const text = 'Roll no\tMarks\n7\t88';
    expect((await paste({ text })).text).toContain('Enter the day of the test');
    expect((await paste({ text, day: '2026-11-19' })).status).toBe(422);
    const seen = seenIn((await paste({ text, day: '2026-11-20' })).text);
    await paste({ text, day: '2026-11-20', seen, batch: newBatch() });
    expect(await marks()).toEqual(['88']);
  });
});
