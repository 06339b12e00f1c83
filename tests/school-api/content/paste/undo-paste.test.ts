import { beforeEach, expect, it } from 'vitest';
import { findRecord, listPastes, undoPaste } from '@/school-api/content';
import { applyRows } from '@/school-api/content/editing/apply-rows';
import { listNamed } from '@/school-api/content/lists/lists';
import { contentRecords } from '@/school-api/db';
import { addRecords, onSite } from '../../../support/content';
import { change, type Editing, mustSave, openEditing } from '../editing/school';

let school: Editing;
beforeEach(async () => {
  school = await openEditing();
});

const results = listNamed('results');
const row = (name: string, percentage: string) => ({ year: 2026, class: '10th', name, percentage });
const shown = async () =>
  (await onSite(school.db, 'results')).map(({ name, percentage }) => `${name} ${percentage}`);

/** Asha is changed, Bala removed, Chitra added. */
async function paste() {
  await addRecords(school.db, 'results', [row('Asha', '90'), row('Bala', '80')]);
  const [asha, bala] = await school.db.select().from(contentRecords).orderBy(contentRecords.id);
  if (!asha || !bala) throw new Error('there are no results');
  const changed = [{ id: asha.id, values: { percentage: '9' } }];
  const rows = { list: 'results', changed, gone: [bala.id], added: [row('Chitra', '70')] };
  const at = school.deps.now();
  await applyRows(school.db, { ...rows, by: 'Meera', action: 'paste' }, at);
  school.pass(60_000);
  return { at, asha, bala };
}

const undo = (at: Date) =>
  undoPaste(school.db, results, { at, by: 'Govind', now: school.deps.now() });

it('undoes changes, removals and additions together', async () => {
  const { at } = await paste();
  expect(await shown()).toEqual(['Asha 9', 'Chitra 70']);
  expect(await listPastes(school.db, 'results')).toEqual([{ at, by: 'Meera', rows: 3 }]);
  expect(await undo(at)).toEqual({ undone: 3 });
  expect(await shown()).toEqual(['Asha 90', 'Bala 80']);
});

it('changes nothing, and names the records, if one was changed since', async () => {
  const { at, asha, bala } = await paste();
  const edited = await findRecord(school.deps, 'results', asha.id);
  if (edited === undefined) throw new Error('Asha is gone');
  mustSave(await change(school.deps, edited, { fields: { percentage: '91' } }));
  expect(await undo(at)).toEqual({ changed: ['2026, 10th, Asha'] });
  expect(await shown()).toEqual(['Asha 91', 'Chitra 70']);
  expect(bala.id).not.toBe(asha.id);
});

it('is done once', async () => {
  const { at } = await paste();
  await undo(at);
  expect(await undo(at)).toMatchObject({ changed: expect.any(Array) });
  expect(await shown()).toEqual(['Asha 90', 'Bala 80']);
});

it('leaves the registration fee that a paste has started', async () => {
  const at = school.deps.now();
  const rows = {
    list: 'fees',
    changed: [],
    gone: [],
    by: 'Meera',
    action: 'paste',
    agreed: true,
  } as const;
  const added = [{ category: 'Registration', amount: 1500 }];
  await applyRows(school.db, { ...rows, added }, at);
  const refused = await undoPaste(school.db, listNamed('fees'), {
    at,
    by: 'Govind',
    now: at,
    agreed: true,
  });
  expect(refused).toEqual({ refused: expect.stringContaining('Parents pay this fee online') });
});
