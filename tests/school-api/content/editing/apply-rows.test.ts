import { expect, it } from 'vitest';
import { findRecord, hideRecord, undoTo, versionsOf } from '@/school-api/content';
import { applyRows, readAllRecords } from '@/school-api/content/editing/apply-rows';
import { onSite } from '../../../support/content';
import { add, change, mustSave, numberOf, openEditing, reread } from './school';

const school = await openEditing();

const LIST = 'results';
const result = (name: string) => ({ year: 2026, class: '10th', name, percentage: '90' });
const typed = (name: string) => ({ ...result(name), year: '2026' });
const read = () => readAllRecords(school.db, LIST);

/** Pastes what a test changes. */
const paste = (rows: Partial<Parameters<typeof applyRows>[1]>) => {
  const nothing = { list: LIST, by: 'Govind', action: 'paste', added: [], changed: [], gone: [] };
  return applyRows(school.db, { ...nothing, ...rows }, school.deps.now());
};

it('adds, changes and bins many rows with a version each, and notifies the site once', async () => {
  const changed = await add(school.deps, LIST, { fields: typed('Asha') });
  const hidden = await add(school.deps, LIST, { fields: typed('Bela') });
  await hideRecord(school.deps, { list: LIST, id: hidden.id, by: 'Meera' });
  const gone = await add(school.deps, LIST, { fields: typed('Chand') });
  const before = await numberOf(school.db, 'academics');
  const { hash } = await read();
  const applied = await paste({
    basedOn: hash,
    gone: [gone.id],
    added: Array.from({ length: 1200 }, (_, n) => result(`New ${n}`)),
    changed: [changed, hidden].map(({ id }) => ({ id, values: { percentage: '95.5' } })),
  });
  expect(applied).toBe(true);

  expect(await numberOf(school.db, 'academics')).toBe(before + 1);
  expect(await reread(school.deps, changed)).toMatchObject({
    state: 'shown',
    values: { percentage: '95.5', name: 'Asha', year: 2026 },
  });
  expect(await reread(school.deps, hidden)).toMatchObject({
    state: 'hidden',
    values: { percentage: '95.5' },
  });
  expect((await reread(school.deps, gone)).state).toBe('binned');
  const rows = await onSite(school.db, LIST);
  expect(rows.map(({ name }) => name).slice(0, 3)).toEqual(['Asha', 'New 0', 'New 1']);
  expect(rows.length).toBe(1201);
  expect(rows[0]).toMatchObject({ percentage: '95.5', picture: '', consent_on_file: false });
  const number = before + 1;
  for (const one of [changed, gone]) {
    expect(await reread(school.deps, one)).toMatchObject({ changeNumber: number });
  }
  const { versions } = await versionsOf(school.deps, changed.id);
  expect(versions.map(({ action, by }) => [action, by])).toEqual([
    ['paste', 'Govind'],
    ['published', 'Meera'],
  ]);
  const { records } = await read();
  const last = records.at(-1);
  expect(last).toMatchObject({ state: 'shown', values: { name: 'New 1199', stream: '' } });
  expect((await versionsOf(school.deps, last?.id ?? 0)).total).toBe(1);
  const added = await findRecord(school.deps, LIST, last?.id ?? 0);
  expect(added).toMatchObject({ changeNumber: number, shownSince: school.deps.now() });
});

it('changes nothing if the list is not the one that was compared', async () => {
  const record = await add(school.deps, LIST, { fields: typed('Dev') });
  const { hash } = await read();
  mustSave(await change(school.deps, record, { fields: { percentage: '91' } }));
  const count = (await onSite(school.db, LIST)).length;
  expect(await paste({ basedOn: hash, added: [result('Late')] })).toBe(false);
  expect((await onSite(school.db, LIST)).length).toBe(count);
});

it('does everything or nothing', async () => {
  const count = (await onSite(school.db, LIST)).length;
  const half = paste({ added: [result('Half')], changed: [{ id: 2_000_000, values: {} }] });
  await expect(half).rejects.toThrow('no record');
  expect((await onSite(school.db, LIST)).length).toBe(count);
});

it('can be undone next to a draft: its version has the published text', async () => {
  const record = await add(school.deps, LIST, { fields: typed('Ekta') });
  mustSave(await change(school.deps, record, { intent: 'draft', fields: { name: 'Draft' } }));
  for (const percentage of ['91', '92']) {
    await paste({ changed: [{ id: record.id, values: { percentage } }] });
  }
  const undo = { list: LIST, id: record.id, by: 'Meera', number: 3 };
  const undone = mustSave(await undoTo(school.deps, undo));
  expect(undone.values).toMatchObject({ name: 'Ekta', percentage: '91' });
});
