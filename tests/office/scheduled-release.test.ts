import { isNotNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applications, preparedDecisions } from '@/school-api/db';
import { releaseDue } from '@/school-api/operations/decisions/start-releasing';
import { clearRelease, setByFamily, setStates } from '@/school-api/records';
import { NOW } from '../school-api/cli/office';
import { openUndecided } from './support/undecided';

const world = await openUndecided();
const { decide, chosen, screens, LETTER, lookAtRelease, mails, newBatch, onCheck, open } = world;
const { prepare, preparedStates, send, states, untilSomeoneWaits } = world;

describe('a scheduled release', () => {
  const { releaseAt } = preparedDecisions;
  const HOUR = '2026-11-22T09:00';
  const at = (time: string) => releaseDue(screens.db, new Date(time), screens.config);
  const BEFORE = '2026-11-22T08:59:59+05:30';
  const AFTER = '2026-11-22T09:00:00+05:30';
  const SINCE = new Date('2026-11-22T08:00:00+05:30');
  const plan = async (hour = HOUR, keys = chosen()) =>
    onCheck('release', { step: 'schedule', at: hour, seen: await lookAtRelease() }, keys);

  it('happens at its time in India, not before, and once', async () => {
    await prepare();
    await plan();
    expect(await at(BEFORE)).toBe(0);
    expect(await states()).toEqual(['test taken', 'test taken']);
    expect(await at(AFTER)).toBe(2);
    expect(await at(AFTER)).toBe(0);
    expect(await states()).toEqual(['place offered', 'place offered']);
    expect(await mails()).toHaveLength(2);
  });

  it.each(['', '2026-11-21T09:00', '2027-11-22T09:00'])('refuses the time %j', async (hour) => {
    await prepare();
    expect((await plan(hour)).status).toBe(422);
  });

  it('is cancelled by removing the time, and by another decision', async () => {
    await prepare();
    await plan();
    await onCheck('unschedule', {}, chosen().slice(0, 1));
    await decide({ decision: 'waiting list', step: 'save', batch: newBatch() }, chosen().slice(1));
    expect(await at(AFTER)).toBe(0);
  });

  const replaceOne = async (batch: string) =>
    decide({ decision: 'waiting list', step: 'save', batch }, chosen().slice(0, 1));
  const planAndReplace = async () => {
    await prepare();
    await plan();
    const batch = newBatch();
    await replaceOne(batch);
    return batch;
  };
  const undo = (batch: string) => send('/applications/actions/undo-decision', { batch });

  it('keeps its time when a decision that replaced it is undone', async () => {
    const batch = await planAndReplace();
    expect(await at(BEFORE)).toBe(0);
    expect((await undo(batch)).message).toBe('decisions-undone');
    expect(await at(AFTER)).toBe(2);
    expect(await states()).toEqual(['place offered', 'place offered']);
  });

  it('is not caught up on by an undo after its time', async () => {
    const batch = await planAndReplace();
    expect(await at(AFTER)).toBe(1);
    await screens.db.update(preparedDecisions).set({ releaseAt: NOW }).where(isNotNull(releaseAt));
    expect((await undo(batch)).message).toBe('decisions-undone-late');
    expect(await at(AFTER)).toBe(0);
    expect(await preparedStates()).toEqual(['place offered']);
  });

  it('is not deleted by the undo of an earlier page', async () => {
    const batch = newBatch();
    await prepare(LETTER, batch);
    await plan(HOUR, chosen().slice(0, 1));
    expect((await undo(batch)).message).toBe('decisions-undone-partly');
    expect((await undo(batch)).message).toBe('decisions-gone');
    expect(await at(AFTER)).toBe(1);
    expect(await states()).toEqual(['place offered', 'test taken']);
  });

  it('covers what was previewed, and nothing newer', async () => {
    await prepare();
    const seen = await lookAtRelease();
    await decide(
      { decision: 'waiting list', step: 'save', batch: newBatch() },
      chosen().slice(0, 1),
    );
    const { location } = await onCheck('release', { step: 'schedule', at: HOUR, seen });
    expect(location).toContain('decisions-schedule-partly');
    expect(await at(AFTER)).toBe(1);
    expect(await states()).toEqual(['test taken', 'place offered']);
  });

  const to = { to: 'accepted', person: { id: 1, name: 'Meena' }, now: SINCE };
  const own = [{ id: 'one-0', seen: undefined }];
  it.each([
    [' has answered since', () => setByFamily(screens.db, 'one-0', 'accepted', SINCE)],
    ['’s answer was entered since', () => setStates(screens.db, 'applications', own, to)],
  ])('leaves out those of whom the family%s', async (why, answer) => {
    const offered = { officeState: 'place offered', answerBy: '2026-12-15' };
    await screens.db.update(applications).set(offered);
    await prepare();
    await plan();
    await answer();
    expect(await at(AFTER)).toBe(1);
    expect(await states()).toEqual(['accepted', 'place offered']);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['family-1@example.org']);
    expect((await onCheck('release')).text).toContain(`the family${why}`);
  });

  it('warns that a colleague has changed the state since', async () => {
    await prepare();
    await setStates(screens.db, 'applications', own, { ...to, to: 'received' });
    expect((await onCheck('release')).text).toContain('State changed since');
  });

  it('is coming up on Today, and not to be done', async () => {
    await prepare();
    await plan();
    const { text } = await open('/');
    expect(text).toContain('There is nothing to do.');
    expect(text).toMatch(/release time: 2<.*2 on Sunday 22 November, 9:00 am\./s);
    await replaceOne(newBatch());
    expect((await open('/')).text).toMatch(/Prepared decisions: 1<.*release time: 1</s);
    for (const release of ['set', 'unset']) {
      const list = await open(`/applications/decisions?release=${release}`);
      expect(list.text).toContain('1 prepared decision.');
    }
  });

  it('can be cancelled until it begins', async () => {
    await prepare();
    await plan();
    const running = await screens.db.transaction(async (tx) => {
      await tx.select().from(applications).for('update');
      const released = at(AFTER);
      await untilSomeoneWaits();
      await clearRelease(tx, ['one-0', 'one-1']);
      return { released };
    });
    expect(await running.released).toBe(0);
    expect(await states()).toEqual(['test taken', 'test taken']);
  });

  it('does not retry what cannot be released', async () => {
    await prepare();
    await plan();
    await screens.db.update(applications).set({ consentWithdrawnAt: NOW });
    expect(await at(AFTER)).toBe(0);
    await screens.db.update(applications).set({ consentWithdrawnAt: null });
    expect(await at(AFTER)).toBe(0);
    expect(await preparedStates()).toHaveLength(2);
  });
});
