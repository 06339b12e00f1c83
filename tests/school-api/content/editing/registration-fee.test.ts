import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '@/school-api/config';
import {
  agreementOf,
  binRecord,
  ChargeChanges,
  findPastedList,
  findRegistrationFee,
  hideRecord,
  markRegistrationFee,
  moveRecord,
  planPaste,
  undoTo,
} from '@/school-api/content';
import { applyRows } from '@/school-api/content/editing/apply-rows';
import { readCharge } from '@/school-api/content/editing/charge';
import { NO_CHOICE } from '@/school-api/content/editing/paste/choose-columns';
import { publishDue } from '@/school-api/content/editing/publish-due';
import { liveDeps } from '@/school-api/operations';
import { registrationFee } from '@/school-api/operations/checks/content';
import { onSite as recordsOnSite } from '../../../support/content';
import { add, change, type Editing, mustSave, openEditing, reread } from './school';

let school: Editing;
beforeEach(async () => {
  school = await openEditing();
});

const addFee = (category: string, amount = '500', plan: { until?: string } = {}) =>
  add(school.deps, 'fees', { fields: { category, amount }, ...plan });
const onSite = async () => (await recordsOnSite(school.db, 'fees')).map(({ category }) => category);
const target = ({ id }: { id: number }) => ({ list: 'fees', id, by: 'Meera' });
const unpayable = { ok: false, problems: { amount: expect.stringContaining('at least ₹ 1') } };
const refused = { ok: false, problems: { '': expect.any(String) } };
/** Nobody has confirmed a different fee. */
const unasked = () => ({ ...school.deps, agreed: undefined });

it('stays the registration fee when the list is reordered', async () => {
  const first = await addFee('Registration', '1500');
  await addFee('Day scholar', '60000');
  expect(await moveRecord(unasked(), { ...target(first), from: 1, to: 2 })).toBe(true);
  expect(await findRegistrationFee(school.db)).toBe(150_000);
  expect(await onSite()).toEqual(['Registration', 'Day scholar']);
});

it.each(['', '0', '0.5'])('is not published with the amount "%s"', async (amount) => {
  await expect(addFee('Registration', amount)).rejects.toThrow('at least ₹ 1');
  const first = await addFee('Registration');
  expect(await change(school.deps, first, { fields: { amount } })).toEqual(unpayable);
  const second = await addFee('Bus', amount);
  expect(second.state).toBe('shown');
  expect(await markRegistrationFee(school.deps, target(second))).toEqual(refused);
});

it('never ends automatically', async () => {
  const problems = { until: expect.stringContaining('Parents pay this fee online') };
  const first = await addFee('Registration');
  const until = '2026-12-01';
  expect(await change(school.deps, first, { until })).toEqual({ ok: false, problems });
  const scheduled = { until, from: '2026-11-29' };
  expect(await change(school.deps, first, scheduled)).toEqual({ ok: false, problems });
  const ending = await addFee('Bus', '900', { until });
  expect(await markRegistrationFee(school.deps, target(ending))).toEqual(refused);
});

it('leaves the site only once another fee takes its place', async () => {
  const first = await addFee('Registration');
  const other = await addFee('Bus');
  for (const leave of [hideRecord, binRecord]) {
    expect(await leave(school.deps, target(first))).toEqual(refused);
  }
  mustSave(await markRegistrationFee(school.deps, target(other)));
  expect(await onSite()).toEqual(['Bus', 'Registration']);
  mustSave(await hideRecord(school.deps, target(first)));
  expect(await onSite()).toEqual(['Bus']);
});

describe('a change of the fee asks for confirmation:', () => {
  const asks = async (work: Promise<unknown>) => {
    await expect(work).rejects.toThrow(ChargeChanges);
  };

  it('the site’s first fee', async () => {
    await asks(add(unasked(), 'fees', { fields: { category: 'Registration', amount: '1500' } }));
    expect(await readCharge(school.db)).toBeUndefined();
  });

  it('marking another fee, which is done once confirmed', async () => {
    await addFee('Registration', '1500');
    const other = await addFee('Day scholar', '60000');
    await asks(markRegistrationFee(unasked(), target(other)));
    expect(await findRegistrationFee(school.db)).toBe(150_000);
    const charge = { id: other.id, category: 'Day scholar', amount: 60_000, scheduled: null };
    const deps = { ...school.deps, agreed: agreementOf(charge) };
    mustSave(await markRegistrationFee(deps, target(other)));
    expect(await findRegistrationFee(school.db)).toBe(6_000_000);
  });

  it('another amount, at once or from a date, but not another brochure', async () => {
    const first = await addFee('Registration', '1500');
    await asks(change(unasked(), first, { fields: { amount: '1600' } }));
    await asks(change(unasked(), first, { fields: { amount: '1600' }, from: '2026-11-29' }));
    const fields = { category: 'Registration fee' };
    mustSave(await change(unasked(), first, { fields }));
    const draft = { fields: { ...fields, amount: '1600' }, intent: 'draft' } as const;
    mustSave(await change(unasked(), await reread(school.deps, first), draft));
  });

  it('an earlier version', async () => {
    const first = await addFee('Registration', '1500');
    mustSave(await change(school.deps, first, { fields: { amount: '1600' } }));
    await asks(undoTo(unasked(), { ...target(first), number: 1 }));
    expect(await findRegistrationFee(school.db)).toBe(160_000);
  });

  it('pasted rows', async () => {
    const { id } = await addFee('Registration', '1500');
    const rows = { list: 'fees', added: [], gone: [], by: 'Meera', action: 'paste' };
    const changed = [{ id, values: { amount: 60_000 } }];
    await asks(applyRows(school.db, { ...rows, changed }, school.deps.now()));
    expect(await findRegistrationFee(school.db)).toBe(150_000);
  });
});

it('is reported missing by the site check while there is none', async () => {
  const { db, deps } = school;
  const findings = () =>
    registrationFee.run(liveDeps({ db, config: readConfig({}), now: deps.now }));
  expect(await findings()).toMatchObject([{ id: 'no-registration-fee', severity: 'serious' }]);
  await addFee('Registration');
  expect(await findings()).toEqual([]);
});

it('changes on its date without another confirmation', async () => {
  const first = await addFee('Registration', '1500');
  mustSave(await change(school.deps, first, { fields: { amount: '1600' }, from: '2026-11-23' }));
  expect(await findRegistrationFee(school.db)).toBe(150_000);
  school.setClock('2026-11-25T00:00:00Z');
  const failed = (error: unknown) => {
    throw error;
  };
  expect(await publishDue({ db: school.db, now: school.deps.now, failed })).toBe(1);
  expect(await findRegistrationFee(school.db)).toBe(160_000);
});

it('is not emptied by a pasted table, nor started without an amount', async () => {
  const list = findPastedList('fees');
  if (list === undefined) throw new Error('fees are not pasted');
  const wrongIn = async (text: string) =>
    planPaste(school.db, { list, text, choice: NO_CHOICE, isWhole: false, now: new Date() });
  const { amount: why } = unpayable.problems;
  expect(await wrongIn('Fee\tRupees\nBus\t\nRegistration\t5\n')).toMatchObject({
    plan: { wrong: [{ number: 2, why }] },
  });
  await addFee('Registration');
  await addFee('Bus');
  expect(await wrongIn('Fee\tRupees\nRegistration\t0\nBus\t0\n')).toMatchObject({
    plan: { wrong: [{ number: 2, column: 'Rupees', cell: '0', why }] },
  });
});
