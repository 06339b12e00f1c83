import { beforeEach, describe, expect, it } from 'vitest';
import { dropDraft, dueRecords, hideRecord, showRecord, versionsOf } from '@/school-api/content';
import { nextDue } from '@/school-api/content/editing/due-records';
import { publishDue } from '@/school-api/content/editing/publish-due';
import { undoOfPublish } from '@/school-api/office/screens/content/save';
import { addRecords, onSite } from '../../../support/content';
import { add, change, type Editing, mustSave, numberOf, openEditing, reread } from './school';

let school: Editing;
beforeEach(async () => {
  school = await openEditing();
});

const MONDAY = '2026-11-23T09:00';
const onMonday = new Date('2026-11-23T03:30:00Z');

const addNews = (title: string, plan: { from?: string; until?: string }) =>
  add(school.deps, 'news', { fields: { title }, ...plan });
const titlesOnSite = async () => (await onSite(school.db, 'news')).map(({ title }) => title);
const publishNow = (db = school.db) =>
  publishDue({
    db,
    now: school.deps.now,
    failed: (error) => {
      throw error;
    },
  });

describe('a record with a start date', () => {
  it('is published then, with that date, and not a moment earlier', async () => {
    const record = await addNews('Monday news', { from: MONDAY });
    expect(record).toMatchObject({ state: 'scheduled', from: onMonday });
    school.setClock('2026-11-23T03:29:59Z');
    expect(await publishNow()).toBe(0);
    expect(await titlesOnSite()).toEqual([]);
    const before = await numberOf(school.db, 'news');

    school.setClock('2026-11-23T03:30:09Z');
    expect(await publishNow()).toBe(1);
    const shown = await reread(school.deps, record);
    expect(shown).toMatchObject({
      state: 'shown',
      from: null,
      shownSince: school.deps.now(),
      values: { date: '2026-11-23 09:00' },
    });
    expect(await titlesOnSite()).toEqual(['Monday news']);
    expect(await numberOf(school.db, 'news')).toBeGreaterThan(before);
    expect(await publishNow()).toBe(0);
  });

  it('is published once by two programs that find it due together', async () => {
    await addNews('Once', { from: MONDAY });
    school.setClock('2026-11-24T00:00:00Z');
    const done = await Promise.all([publishNow(), publishNow(), publishNow()]);
    expect(done.reduce((sum, one) => sum + one)).toBe(1);
    expect(await titlesOnSite()).toEqual(['Once']);
  });

  it('keeps the old text on the site until the new one is due', async () => {
    const record = await addNews('Old words', {});
    const typed = { fields: { title: 'New words' }, from: MONDAY };
    const scheduled = mustSave(await change(school.deps, record, typed));
    expect(scheduled).toMatchObject({ state: 'shown', draft: { title: 'New words' } });
    expect(await titlesOnSite()).toEqual(['Old words']);
    school.setClock('2026-11-23T03:30:00Z');
    expect(await publishNow()).toBe(1);
    expect(await titlesOnSite()).toEqual(['New words']);
  });

  it('stays a draft if its unique name is taken by then', async () => {
    const fields = { category: 'Bus', amount: '900' };
    const scheduled = await add(school.deps, 'fees', { fields, from: MONDAY });
    await addRecords(school.db, 'fees', [{ category: 'Bus', amount: 800 }]);
    school.setClock('2026-11-24T00:00:00Z');
    expect(await publishNow()).toBe(1);
    expect(await reread(school.deps, scheduled)).toMatchObject({ state: 'draft', from: null });
    expect(await publishNow()).toBe(0);
    const { versions } = await versionsOf(school.deps, scheduled.id);
    expect(versions[0]?.action).toBe('not published: another one has this name');
  });
});

describe('the dates of a draft', () => {
  const draft = (typed: { fields?: Record<string, string>; from?: string; until?: string }) => ({
    intent: 'draft' as const,
    ...typed,
  });

  it('are stored without effect, whether it is on the site or not', async () => {
    const fresh = await add(school.deps, 'news', { fields: { title: 'Fresh' }, intent: 'draft' });
    const live = await addNews('Live', {});
    for (const record of [fresh, live]) {
      const saved = mustSave(await change(school.deps, record, draft({ from: MONDAY })));
      expect(saved).toMatchObject({ state: record.state, from: onMonday });
      expect(await reread(school.deps, record)).toMatchObject({ from: onMonday });
      expect((await reread(school.deps, record)).basedOn).not.toBe(record.basedOn);
    }
    school.setClock('2026-11-24T00:00:00Z');
    expect(await publishNow()).toBe(0);
    expect(await titlesOnSite()).toEqual(['Live']);
  });

  it('are kept when they have passed, and mean now when it is published', async () => {
    const live = await addNews('Live', {});
    const past = { from: '2026-11-01T09:00', fields: { title: 'Past' } };
    const saved = mustSave(await change(school.deps, live, draft(past)));
    expect(saved.from).toEqual(new Date('2026-11-01T03:30:00Z'));
    const published = mustSave(await change(school.deps, saved, past));
    expect(published).toMatchObject({ state: 'shown', from: null, values: { title: 'Past' } });
  });

  it.each(['', MONDAY])('have no effect once the plan is a draft again (%j)', async (from) => {
    const live = await addNews('Old words', {});
    const typed = { fields: { title: 'New words' }, from: MONDAY };
    const scheduled = mustSave(await change(school.deps, live, typed));
    const back = draft({ from });
    const saved = mustSave(await change(school.deps, scheduled, back));
    expect(saved).toMatchObject({ draftScheduled: false, from: from === '' ? null : onMonday });
    school.setClock('2026-11-24T00:00:00Z');
    expect(await publishNow()).toBe(0);
    expect(await titlesOnSite()).toEqual(['Old words']);
    school.setClock('2026-11-25T06:00:00Z');
    expect((await dueRecords(school.deps)).draftCount).toBe(1);
  });

  it('leave the published end date alone until they are published', async () => {
    const until = new Date('2026-11-24T18:30:00Z');
    const live = await addNews('Live', { until: '2026-11-24' });
    const later = draft({ until: '2026-11-30' });
    const drafted = mustSave(await change(school.deps, live, later));
    expect(drafted).toMatchObject({ until, draftUntil: new Date('2026-11-30T18:30:00Z') });
    const target = { list: 'news', id: live.id, by: 'Meera' };
    expect(mustSave(await dropDraft(school.deps, target))).toMatchObject({ until, draft: null });

    const again = mustSave(await change(school.deps, await reread(school.deps, live), later));
    const published = mustSave(await change(school.deps, again, { fields: { title: 'Later' } }));
    expect(published.until).toEqual(new Date('2026-11-30T18:30:00Z'));
  });

  it('follow what has ended before them', async () => {
    const live = await addNews('Until Tuesday', { until: '2026-11-24' });
    const typed = { fields: { title: 'From Thursday' }, from: '2026-11-26', until: '2026-11-27' };
    mustSave(await change(school.deps, live, typed));
    school.setClock('2026-11-24T18:30:00Z');
    expect(await publishNow()).toBe(1);
    expect(await titlesOnSite()).toEqual([]);
    school.setClock('2026-11-25T18:30:00Z');
    expect(await publishNow()).toBe(1);
    expect(await titlesOnSite()).toEqual(['From Thursday']);
    school.setClock('2026-11-27T18:30:00Z');
    expect(await publishNow()).toBe(1);
    expect(await titlesOnSite()).toEqual([]);
  });

  it('are never shown if the program did not run from start to end', async () => {
    const live = await addNews('Live', {});
    const typed = { fields: { title: 'Missed' }, from: MONDAY, until: '2026-11-24' };
    mustSave(await change(school.deps, live, typed));
    school.setClock('2026-11-30T00:00:00Z');
    expect(await publishNow()).toBe(1);
    expect(await titlesOnSite()).toEqual([]);
    expect(await reread(school.deps, live)).toMatchObject({ state: 'hidden', until: null });
  });

  it.each(['draft', 'hidden'])('are kept when a %s record is published at once', async (state) => {
    const intent = state === 'draft' ? ('draft' as const) : ('publish' as const);
    const record = await add(school.deps, 'news', { fields: { title: 'Meant' }, intent });
    const acted = { list: 'news', id: record.id, by: 'Meera' };
    if (state === 'hidden') mustSave(await hideRecord(school.deps, acted));
    const now = await reread(school.deps, record);
    mustSave(await change(school.deps, now, draft({ from: MONDAY, until: '2026-11-30' })));
    const shown = mustSave(await showRecord(school.deps, acted));
    expect(shown).toMatchObject({ state: 'scheduled', from: onMonday });
    expect(shown.until).toEqual(new Date('2026-11-30T18:30:00Z'));
    expect(await titlesOnSite()).toEqual([]);
    expect(mustSave(await showRecord(school.deps, acted)).state).toBe('shown');
    expect(await titlesOnSite()).toEqual(['Meant']);
  });

  it('stay with it while the record is hidden', async () => {
    const live = await addNews('Live', {});
    const typed = { fields: { title: 'New words' }, from: MONDAY, until: '2026-11-30' };
    mustSave(await change(school.deps, live, typed));
    const target = { list: 'news', id: live.id, by: 'Meera' };
    const days = { from: onMonday, draftUntil: new Date('2026-11-30T18:30:00Z') };
    const saved = { ...days, draftScheduled: false, draft: { title: 'New words' } };
    expect(mustSave(await hideRecord(school.deps, target))).toMatchObject(saved);
    expect(mustSave(await showRecord(school.deps, target))).toMatchObject({
      ...saved,
      until: null,
    });
    school.setClock('2026-12-01T00:00:00Z');
    expect(await publishNow()).toBe(0);
    expect(await titlesOnSite()).toEqual(['Live']);
  });
});

describe('a record with an end date', () => {
  it.each([undefined, MONDAY])('gets its dates back if it was hidden by mistake', async (from) => {
    const plan = { ...(from && { from }), until: '2026-11-24' };
    const record = await addNews('Until Tuesday', plan);
    const target = { list: 'news', id: record.id, by: 'Meera' };
    mustSave(await hideRecord(school.deps, target));
    expect(await titlesOnSite()).toEqual([]);
    const { state, from: begins, until } = record;
    const shown = mustSave(await showRecord(school.deps, target));
    expect(shown).toMatchObject({ state, from: begins, until });
  });

  it.each([{ until: '2026-11-24' }, { slug: 'other-address' }])(
    'offers no undo if only %j was published, which no version has',
    async (typed) => {
      const live = await addNews('Live', {});
      const saved = mustSave(await change(school.deps, live, typed));
      expect(undoOfPublish(live, saved)).toBeUndefined();
      const other = mustSave(await change(school.deps, saved, { fields: { title: 'Other' } }));
      expect(undoOfPublish(saved, other)).toBe('versions/2/undo');
      const ending = { fields: { title: 'Third' }, until: '2026-11-30' };
      expect(undoOfPublish(other, mustSave(await change(school.deps, other, ending)))).toBe(
        undefined,
      );
    },
  );

  it('is on the site through that whole day, and hidden afterwards', async () => {
    const record = await addNews('Until Tuesday', { until: '2026-11-24' });
    expect(record.until).toEqual(new Date('2026-11-24T18:30:00Z'));
    school.setClock('2026-11-24T18:29:59Z');
    expect(await publishNow()).toBe(0);
    school.setClock('2026-11-24T18:30:00Z');
    expect(await publishNow()).toBe(1);
    expect(await titlesOnSite()).toEqual([]);
    expect(await reread(school.deps, record)).toMatchObject({ state: 'hidden', until: null });
  });

  it('is never shown if the program did not run from its start to its end', async () => {
    const record = await addNews('Missed', { from: MONDAY, until: '2026-11-24' });
    school.setClock('2026-11-30T00:00:00Z');
    expect(await publishNow()).toBe(1);
    expect(await titlesOnSite()).toEqual([]);
    expect((await reread(school.deps, record)).state).toBe('hidden');
  });

  it.each([
    [{ until: '2026-11-21' }, 'Until must be in the future'],
    [{ from: '2026-12-02', until: '2026-12-01' }, 'Until must be after From'],
    [{ until: 'soon' }, expect.stringMatching(/^Until must be a date/)],
  ])('is refused when it is %j', async (plan, message) => {
    const record = await addNews('Plain', {});
    expect(await change(school.deps, record, plan)).toEqual({
      ok: false,
      problems: { until: message },
    });
  });
});

it('the next moment of a schedule is known, so that it is on time', async () => {
  const at = (moment: string) => nextDue(school.db, new Date(moment));
  await addNews('Monday', { from: MONDAY, until: '2026-11-24T09:00' });
  expect(await at('2026-11-22T00:00:00Z')).toEqual(onMonday);
  expect(await at('2026-11-23T12:00:00Z')).toEqual(new Date('2026-11-24T03:30:00Z'));
  expect(await at('2026-11-25T12:00:00Z')).toBeUndefined();
});

it('shows on Today what is scheduled, what ends, and which drafts are old or one’s own', async () => {
  await addNews('Scheduled', { from: MONDAY });
  await addNews('Ending', { until: '2026-11-25' });
  await addNews('Later', { from: '2027-03-01' });
  await add(school.deps, 'news', { intent: 'draft', fields: { title: 'Forgotten' } });
  school.setClock('2026-11-25T06:00:00Z');
  await add(school.deps, 'news', { intent: 'draft', fields: { title: 'Fresh' } });
  const labels = (rows: { label: string }[]) => rows.map(({ label }) => label);
  const due = await dueRecords(school.deps);
  expect([labels(due.drafts), due.draftCount]).toEqual([['Forgotten'], 1]);
  expect(labels((await dueRecords(school.deps, 'Meera')).drafts)).toEqual(['Forgotten', 'Fresh']);
  expect(labels(due.scheduled)).toEqual(['Scheduled']);
  expect(labels(due.ending)).toEqual(['Ending']);
});
