import { describe, expect, it } from 'vitest';
import {
  binRecord,
  dropDraft,
  type EditedRecord,
  findRecord,
  hideRecord,
  listBin,
  listOverviews,
  listRecords,
  removeRecord,
  restoreRecord,
  showRecord,
  versionsOf,
} from '@/school-api/content';
import { BIN_DAYS, emptyBin } from '@/school-api/content/editing/empty-bin';
import { listPicturesOfPersons } from '@/school-api/content/media/withheld';
import { addRecords, onSite as recordsOnSite } from '../../../support/content';
import { add, change, mustSave, numberOf, openEditing, reread } from './school';

const DAY_MS = 86_400_000;

const school = await openEditing();

const target = ({ list, id }: EditedRecord) => ({ list, id, by: 'Govind' });
const onSite = async (name: string) =>
  (await recordsOnSite(school.db, 'alumni')).filter((row) => row.name === name);

describe('a hidden record', () => {
  it('leaves the site, which is notified, and returns with the same id', async () => {
    const record = await add(school.deps, 'alumni', { fields: { name: 'Asha' } });
    const before = await numberOf(school.db, 'alumni');
    const [first] = await onSite('Asha');
    const hidden = mustSave(await hideRecord(school.deps, target(record)));
    expect(hidden).toMatchObject({ state: 'hidden', address: null });
    expect(hidden.changeNumber).toBeGreaterThan(before);
    expect(await onSite('Asha')).toEqual([]);
    const shown = mustSave(await showRecord(school.deps, target(record)));
    expect(shown.state).toBe('shown');
    expect(await onSite('Asha')).toEqual([first]);
    const { versions } = await versionsOf(school.deps, record.id);
    expect(versions.map(({ action }) => action)).toEqual(['published', 'hidden', 'published']);
  });

  it('is changed without being shown', async () => {
    const record = await add(school.deps, 'alumni', { fields: { name: 'Bela' } });
    const hidden = mustSave(await hideRecord(school.deps, target(record)));
    const typed = { intent: 'draft', fields: { name: 'Bela Rao' } } as const;
    expect(mustSave(await change(school.deps, hidden, typed))).toMatchObject({
      state: 'hidden',
      values: { name: 'Bela Rao' },
      draft: null,
    });
    expect(await onSite('Bela Rao')).toEqual([]);
  });

  it('keeps its draft when it is shown again', async () => {
    const record = await add(school.deps, 'alumni', { fields: { name: 'Chand' } });
    const typed = { intent: 'draft', fields: { name: 'Chand Rao' } } as const;
    await change(school.deps, record, typed);
    await hideRecord(school.deps, target(record));
    const shown = mustSave(await showRecord(school.deps, target(record)));
    expect(shown).toMatchObject({ values: { name: 'Chand' }, draft: { name: 'Chand Rao' } });
    expect(await onSite('Chand')).toHaveLength(1);
    const dropped = mustSave(await dropDraft(school.deps, target(record)));
    expect(dropped).toMatchObject({ draft: null, fields: { name: 'Chand' } });
  });

  it('does not serve a picture that was withheld while it was shown', async () => {
    const picture = '/media/portraits/3.webp';
    const named = async () =>
      (await listPicturesOfPersons(school.db)).filter((one) => one.picture === picture);
    const [added] = await addRecords(school.db, 'alumni', [{ name: 'Dev', picture }]);
    const target = { list: 'alumni', id: added?.id ?? 0, by: 'Govind' };
    await hideRecord(school.deps, target);
    expect(await named()).toEqual([{ picture, consentOnFile: false }]);
    await showRecord(school.deps, target);
    expect(await named()).toEqual([{ picture, consentOnFile: false }]);
  });

  it('is refused if the clerk saw another state', async () => {
    const record = await add(school.deps, 'alumni', { fields: { name: 'Ekta' } });
    await change(school.deps, record, { fields: { name: 'Ekta Rao' } });
    const { revision } = record;
    const outcome = await hideRecord(school.deps, { ...target(record), revision });
    expect(outcome).toMatchObject({ ok: false, stale: { label: 'Ekta Rao' } });
    expect(await onSite('Ekta Rao')).toHaveLength(1);
  });
});

describe('the bin', () => {
  it('takes a record off the site, and returns it hidden', async () => {
    const record = await add(school.deps, 'alumni', { fields: { name: 'Falguni' } });
    const before = await onSite('Falguni');
    const binned = mustSave(await binRecord(school.deps, target(record)));
    expect(binned).toMatchObject({ state: 'binned', binnedAt: school.deps.now() });
    expect(await onSite('Falguni')).toEqual([]);
    const { records } = await listBin(school.deps);
    expect(records.map(({ label }) => label)).toContain('Falguni');
    expect((await listRecords(school.deps, 'alumni', {})).records).not.toContainEqual(
      expect.objectContaining({ label: 'Falguni' }),
    );
    expect(await change(school.deps, binned, { fields: { name: 'F' } })).toMatchObject({
      ok: false,
      problems: { '': expect.stringContaining('in the bin') },
    });
    expect(mustSave(await restoreRecord(school.deps, target(record))).state).toBe('hidden');
    expect(await onSite('Falguni')).toEqual([]);
    mustSave(await showRecord(school.deps, target(record)));
    expect(await onSite('Falguni')).toEqual(before);
  });

  it('is the only way to delete a record for good, with its versions', async () => {
    const record = await add(school.deps, 'alumni', { fields: { name: 'Gauri' } });
    expect(await removeRecord(school.deps, target(record))).toMatchObject({ ok: false });
    expect(await onSite('Gauri')).toHaveLength(1);
    await binRecord(school.deps, target(record));
    expect(await removeRecord(school.deps, target(record))).toMatchObject({ ok: true });
    expect(await findRecord(school.deps, 'alumni', record.id)).toBeUndefined();
    expect((await versionsOf(school.deps, record.id)).total).toBe(0);
  });

  it('is emptied after 30 days', async () => {
    const record = await add(school.deps, 'alumni', { fields: { name: 'Hema' } });
    await binRecord(school.deps, target(record));
    school.pass(BIN_DAYS * DAY_MS);
    await emptyBin(school.db, school.deps.now());
    expect((await reread(school.deps, record)).state).toBe('binned');
    school.pass(1000);
    expect(await emptyBin(school.db, school.deps.now())).toBeGreaterThan(0);
    expect(await findRecord(school.deps, 'alumni', record.id)).toBeUndefined();
  });

  it('keeps the day of a test until it is over', async () => {
    const day = new Date(+school.deps.now() + (BIN_DAYS + 12) * DAY_MS).toISOString().slice(0, 10);
    const fields = { location: 'Hall', admission_date: day };
    const record = await add(school.deps, 'admission-dates', { fields });
    await binRecord(school.deps, target(record));
    const isKept = async () => {
      await emptyBin(school.db, school.deps.now());
      return (await findRecord(school.deps, 'admission-dates', record.id)) !== undefined;
    };
    school.pass((BIN_DAYS + 1) * DAY_MS);
    expect(await isKept()).toBe(true);
    school.pass(13 * DAY_MS);
    expect(await isKept()).toBe(false);
  });
});

describe('the list of lists', () => {
  it('sorts events by their day', async () => {
    for (const day of ['2027-03-02', '2027-09-01', '2027-01-05']) {
      await add(school.deps, 'events', {
        fields: { title: `On ${day}`, first_day: day, audience: 'Everyone' },
      });
    }
    const { records } = await listRecords(school.deps, 'events', {});
    const titles = records.map(({ label }) => label.slice(0, 13));
    expect(titles).toEqual(['On 2027-09-01', 'On 2027-03-02', 'On 2027-01-05']);
  });

  it('counts records by state, and drafts of shown ones', async () => {
    const shown = await add(school.deps, 'vacancies', { fields: { vacancy_name: 'Cook' } });
    await add(school.deps, 'vacancies', { intent: 'draft', fields: { vacancy_name: 'Guard' } });
    school.pass(1000);
    await change(school.deps, shown, { intent: 'draft', fields: { subjects: 'Sweets' } });
    const found = (await listOverviews(school.deps)).find(({ list }) => list === 'vacancies');
    expect(found).toMatchObject({
      drafts: 1,
      changedBy: 'Govind',
      counts: { shown: 1, draft: 1, hidden: 0, scheduled: 0, binned: 0 },
    });
    const waiting = await listRecords(school.deps, 'vacancies', { state: 'waiting' });
    expect(waiting.records.map(({ label }) => label)).toEqual(['Cook', 'Guard']);
  });
});
