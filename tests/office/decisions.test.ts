import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationMarks, applications, officeStates, preparedDecisions } from '@/school-api/db';
import { admissionsRoutes } from '@/school-api/office/screens/admissions/application';
import { bulkActions } from '@/school-api/office/screens/admissions/list';
import { collectPerson } from '@/school-api/privacy';
import { historyOf } from '@/school-api/records';
import { NOW } from '../school-api/cli/office';
import { cutAtCommit } from '../school-api/cut-at-commit';
import { openScreens } from './open-screens';
import { openUndecided } from './support/undecided';

const world = await openUndecided();
const { decide, chosen, screens, LETTER, lookAtRelease, mails, newBatch, numbers, OFFER, onCheck } =
  world;
const { open, prepare, preparedStates, releaseNow, rows, send, states, untilSomeoneWaits } = world;

describe('a decision', () => {
  it('asks for an answer deadline that is not in the past', async () => {
    for (const answer of ['', '2026-11-20', 'soon']) {
      const { status, text } = await decide({ ...LETTER, answer, step: 'preview' });
      expect([status, text.includes('Enter the last day to answer')]).toEqual([422, true]);
    }
  });

  it('is shown with its emails before it is stored', async () => {
    expect((await decide({ decision: 'place offered' })).text).toContain(
      'A place for {child} in {class}',
    );
    const { text } = await decide({ ...LETTER, step: 'preview' });
    expect(text).toContain('Prepare 2 decisions');
    expect(text).toContain('Until Thursday 31 December 2026\n\nWelcome {child} {x}');
    expect(await preparedStates()).toEqual([]);
  });

  it('is shown with a warning if the family has answered before', async () => {
    const own = eq(applications.id, 'one-0');
    await screens.db.update(applications).set({ officeState: 'accepted' }).where(own);
    const { text } = await decide({ ...LETTER, step: 'preview' });
    expect(text.match(/The family has already accepted/g)).toHaveLength(1);
  });

  it('is not disclosed before its release', async () => {
    const { audited } = await prepare();
    expect(audited.map(({ record, after }) => [record, after])).toEqual(
      numbers.map((number) => [`application ${number}`, { state: 'place offered' }]),
    );
    expect(audited.map(({ person }) => person)).toEqual([
      ...['family-0@example.org', 'family-1@example.org'],
    ]);
    expect(await preparedStates()).toEqual(['place offered', 'place offered']);
    expect(await states()).toEqual(['test taken', 'test taken']);
    const { panKey } = screens.config.tax;
    const data = await collectPerson(screens.db, 'family-0@example.org', { now: NOW, panKey });
    const history = await historyOf(screens.db, { kind: 'applications', id: 'one-0' });
    for (const one of [data, history, await rows(), await mails()]) {
      expect(JSON.stringify(one)).not.toMatch(/offered|Welcome|2026-12-31/i);
    }
  });

  it('is entered once, however often its form is sent', async () => {
    const batch = newBatch();
    await prepare(LETTER, batch);
    await prepare(LETTER, batch);
    expect(await screens.db.$count(preparedDecisions)).toBe(2);
  });

  it('is replaced by the previous one on undo, and only by its author', async () => {
    await prepare({ decision: 'waiting list' });
    const batch = newBatch();
    await prepare(LETTER, batch);
    const undo = (id: number) => send('/applications/actions/undo-decision', { batch }, { id });
    expect((await undo(7)).location).toContain('decisions-gone');
    expect((await undo(1)).location).toContain('decisions-undone');
    expect(await preparedStates()).toEqual(['waiting list', 'waiting list']);
  });

  it('is not undone during its release', async () => {
    const batch = newBatch();
    await prepare(LETTER, batch);
    const { undone } = await screens.db.transaction(async (tx) => {
      await tx.select().from(applications).for('update');
      const undone = send('/applications/actions/undo-decision', { batch }, { id: 1 });
      await untilSomeoneWaits();
      await tx.delete(preparedDecisions);
      return { undone };
    });
    expect((await undone).location).toContain('decisions-gone');
  });

  it('is chosen separately from a state, next to it in the list', () => {
    const names = bulkActions.flatMap(({ choice }) => choice?.name ?? []);
    expect(new Set(names).size).toBe(names.length);
  });

  it('is never set at once', async () => {
    const keys = chosen().map(([name, key]): [string, string] => [name, `${key} test taken 0`]);
    await send('/applications/actions/state', [...keys, ['to', 'place offered']]);
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
    expect(await screens.db.$count(officeStates)).toBe(2);
    expect(await preparedStates()).toEqual([]);
  });

  it('is whole or has not happened, if its commit is lost', async () => {
    await prepare();
    const db = cutAtCommit(screens.db);
    const cut = await openScreens(admissionsRoutes, { database: { db, close: screens.close } });
    const seen = await lookAtRelease();
    const now = { step: 'now', seen, batch: newBatch() };
    const address = '/applications/decisions/actions/release';
    expect((await cut.send(address, [...chosen(), ...Object.entries(now)])).status).toBe(500);
    expect([await states(), await mails()]).toEqual([['test taken', 'test taken'], []]);
    expect(await screens.db.$count(officeStates)).toBe(0);
    expect(await preparedStates()).toEqual(['place offered', 'place offered']);
    await releaseNow(seen);
    expect(await states()).toEqual(['place offered', 'place offered']);
    expect(await mails()).toHaveLength(2);
  });

  it('writes to each family once if two people release together', async () => {
    await prepare();
    await Promise.all([releaseNow(), releaseNow(), releaseNow()]);
    expect(await mails()).toHaveLength(2);
    expect(await screens.db.$count(officeStates)).toBe(2);
  });

  it('sends no email if none is wanted', async () => {
    await prepare({ ...OFFER, note: '' });
    await releaseNow();
    expect([await states(), await mails()]).toEqual([['place offered', 'place offered'], []]);
  });

  it('leaves out withdrawn applications, with the reason', async () => {
    await prepare();
    const own = eq(applications.id, 'one-0');
    await screens.db.update(applications).set({ officeState: 'withdrawn' }).where(own);
    expect((await open('/applications/decisions?tests=yes')).text).toContain('withdrawn');
    const [left, emails] = (await onCheck('release')).text.split('<h2>Emails</h2>');
    expect(left).toContain('application withdrawn</li>');
    expect(emails).not.toContain('family-0@');
    expect((await releaseNow()).location).toContain('decisions-partly');
    expect(await states()).toEqual(['withdrawn', 'place offered']);
    expect(await mails()).toHaveLength(1);
  });

  it('leaves out decisions prepared after the preview', async () => {
    await prepare();
    const seen = await lookAtRelease();
    await decide(
      { decision: 'waiting list', step: 'save', batch: newBatch() },
      chosen().slice(0, 1),
    );
    expect((await releaseNow(seen)).location).toContain('decisions-partly');
    expect(await states()).toEqual(['test taken', 'place offered']);
    expect(await preparedStates()).toEqual(['waiting list']);
  });

  it('does not happen after the decision was discarded', async () => {
    await prepare();
    const { text, value } = await onCheck('discard');
    expect(text).toMatch(/Discard 2 decisions\?.*Child0.*Place offered.*Child1.*Meena/s);
    const seen = value('seen');
    await decide(
      { decision: 'waiting list', step: 'save', batch: newBatch() },
      chosen().slice(0, 1),
    );
    const discarded = await onCheck('discard', { step: 'discard', seen });
    expect(discarded.location).toContain('decisions-discard-partly');
    expect(await preparedStates()).toEqual(['waiting list']);
    const again = (await onCheck('discard')).value('seen');
    await onCheck('discard', { step: 'discard', seen: again });
    expect((await releaseNow()).location).toContain('chosen-gone');
    expect(await states()).toEqual(['test taken', 'test taken']);
  });
});

it('erases prepared decisions and marks with the application', async () => {
  await prepare();
  const by = { batch: 'b', personId: 1, personName: 'Meena', enteredAt: NOW };
  await screens.db.insert(applicationMarks).values({ applicationId: 'one-0', marks: '71', ...by });
  await screens.db.delete(applications);
  for (const table of [preparedDecisions, applicationMarks]) {
    expect(await screens.db.$count(table)).toBe(0);
  }
});
