import { afterEach, beforeEach, expect, it } from 'vitest';
import { hideRecord, showRecord } from '@/school-api/content/editing/change-state';
import { moveRecord } from '@/school-api/content/editing/move-record';
import { NO_CHOICE } from '@/school-api/content/editing/paste/choose-columns';
import { findPastedList } from '@/school-api/content/editing/paste/pasted-lists';
import { planPaste } from '@/school-api/content/editing/paste/plan-paste';
import { publishDue } from '@/school-api/content/editing/publish-due';
import { undoTo, versionsOf } from '@/school-api/content/editing/versions';
import { onSite as recordsOnSite } from '../../../support/content';
import { add, change, type Editing, mustSave, openEditing, reread } from './school';

let school: Editing;
beforeEach(async () => {
  school = await openEditing();
});
afterEach(() => school.close());

const addFee = (category: string, amount = '500', plan: { until?: string } = {}) =>
  add(school.deps, 'fees', { fields: { category, amount }, ...plan });
const onSite = async () => (await recordsOnSite(school.db, 'fees')).map(({ category }) => category);
const act = ({ id }: { id: number }) => ({ list: 'fees', id, by: 'Meera' });
const unpayable = { ok: false, problems: { amount: expect.stringContaining('at least ₹ 1') } };

it.each(['', '0', '0.5'])('is not published with the amount "%s"', async (amount) => {
  await expect(addFee('Registration', amount)).rejects.toThrow('at least ₹ 1');
  const first = await addFee('Registration');
  expect(await change(school.deps, first, { fields: { amount } })).toEqual(unpayable);
  const second = await addFee('Bus', amount);
  expect(second.state).toBe('shown');
});

it('is not published with a last day', async () => {
  const said = { until: expect.stringContaining('Parents pay this fee online') };
  const first = await addFee('Registration');
  const until = '2026-12-01';
  expect(await change(school.deps, first, { until })).toEqual({ ok: false, problems: said });
  const planned = { until, from: '2026-11-29' };
  expect(await change(school.deps, first, planned)).toEqual({ ok: false, problems: said });
  expect((await addFee('Bus', '900', { until })).until).not.toBeNull();
});

it('cannot be another one without an amount: shown, moved up, or brought back', async () => {
  const free = await addFee('Free later');
  const other = await addFee('Registration');
  expect(await moveRecord(school.deps, { ...act(other), way: 'up' })).toBe(true);
  mustSave(await change(school.deps, await reread(school.deps, free), { fields: { amount: '' } }));
  expect(await moveRecord(school.deps, { ...act(free), way: 'up' })).toBe(false);
  expect(await moveRecord(school.deps, { ...act(other), way: 'down' })).toBe(false);
  expect(await onSite()).toEqual(['Registration', 'Free later']);

  mustSave(await hideRecord(school.deps, act(free)));
  await moveRecord(school.deps, { ...act(free), way: 'up' });
  expect(await showRecord(school.deps, act(free))).toEqual(unpayable);

  const fees = (await versionsOf(school.deps, free.id)).versions;
  const without = fees.find(({ number }) => number === 2)?.number ?? 0;
  mustSave(await change(school.deps, await reread(school.deps, free), { fields: { amount: '7' } }));
  expect(await onSite()).toEqual(['Free later', 'Registration']);
  expect(await undoTo(school.deps, { ...act(free), number: without })).toEqual(unpayable);
});

it('is not emptied by a table that is pasted', async () => {
  await addFee('Registration');
  await addFee('Bus');
  const list = findPastedList('fees');
  if (list === undefined) throw new Error('fees are not pasted');
  const text = 'Fee\tRupees\nRegistration\t0\nBus\t0\n';
  const pasted = { list, text, choice: NO_CHOICE, isWhole: false };
  const planned = await planPaste(school.db, pasted);
  expect(planned).toMatchObject({
    plan: { wrong: [{ number: 2, column: 'Rupees', cell: '0', why: unpayable.problems.amount }] },
  });
});

it('stays on the site when its last day came before it was the first', async () => {
  const first = await addFee('Registration');
  const ending = await addFee('Bus', '900', { until: '2026-11-24' });
  await moveRecord(school.deps, { ...act(ending), way: 'up' });
  mustSave(await hideRecord(school.deps, act(first)));
  school.setClock('2026-11-25T00:00:00Z');
  const failed = (error: unknown) => {
    throw error;
  };
  expect(await publishDue({ db: school.db, now: school.deps.now, failed })).toBe(1);
  expect(await onSite()).toEqual(['Bus']);
  expect(await reread(school.deps, ending)).toMatchObject({ state: 'shown', until: null });
  const { versions } = await versionsOf(school.deps, ending.id);
  expect(versions[0]?.what).toBe('not ended: parents pay this fee online');
  expect(await publishDue({ db: school.db, now: school.deps.now, failed })).toBe(0);
});
