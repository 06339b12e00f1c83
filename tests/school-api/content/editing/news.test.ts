import { describe, expect, it } from 'vitest';
import { binRecord, hideRecord, removeRecord, showRecord, slugFrom } from '@/school-api/content';
import { findMovedNews } from '@/school-api/content/routes/news';
import { onSite } from '../../../support/content';
import { add, change, labelsOf, mustSave, openEditing } from './school';

const school = await openEditing();

const target = ({ id }: { id: number }) => ({ list: 'news', id, by: 'Govind' });
const slugsOnSite = async () => (await onSite(school.db, 'news')).map(({ slug }) => slug);
const addNews = (title: string, more: Parameters<typeof add>[2] = {}) =>
  add(school.deps, 'news', { ...more, fields: { title, ...more.fields } });

const movedTo = async (slug: string) => (await findMovedNews(school, slug))?.moved_to;

describe('the address of a news item', () => {
  it.each([
    ['Annual Day 2026!', 'annual-day-2026'],
    ['  The boys’ & girls’ choir ', 'the-boys-girls-choir'],
    ['वार्षिक उत्सव २०२६', 'varshik-utsav-2026'],
    ['विद्यालय में योग दिवस', 'vidyalay-men-yog-divas'],
    ['Crème brûlée', 'creme-brulee'],
    ['<b>../..</b>', 'b-b'],
    ['🎉', ''],
  ])('is made from %j', (title, slug) => {
    expect(slugFrom(title)).toBe(slug);
  });

  it('has at most 80 characters, cut between words', () => {
    const slug = slugFrom('a very long title '.repeat(20));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/-(a|very|long|title)$/);
  });

  it('is unique, also among drafts and in the bin', async () => {
    const one = await addNews('Sports Day');
    const two = await addNews('Sports day', { intent: 'draft' });
    const three = await addNews('Sports Day!');
    expect([one, two, three].map(({ slug }) => slug)).toEqual([
      'sports-day',
      'sports-day-2',
      'sports-day-3',
    ]);
    await binRecord(school.deps, target(three));
    expect((await addNews('Sports Day')).slug).toBe('sports-day-4');
    expect((await addNews('🎉')).slug).toBe('news');
  });

  it('stays when the title changes, and can be set, but not to another’s', async () => {
    const record = await addNews('First title');
    const renamed = mustSave(await change(school.deps, record, { fields: { title: 'Second' } }));
    expect(renamed.slug).toBe('first-title');
    const set = mustSave(await change(school.deps, renamed, { slug: 'The Second' }));
    expect(set.slug).toBe('the-second');
    expect(set.address).toBe('https://school.example/news-event/detail/the-second');
    expect(await change(school.deps, set, { slug: 'sports-day' })).toMatchObject({
      ok: false,
      problems: { slug: "Address 'sports-day' belongs to another news item" },
    });
    expect(await change(school.deps, set, { slug: '/../' })).toMatchObject({
      ok: false,
      problems: { slug: expect.stringContaining('needs letters') },
    });
  });

  it('redirects from each one that was public, and from no other', async () => {
    const draft = await addNews('Draft address', { intent: 'draft' });
    const moved = mustSave(await change(school.deps, draft, { intent: 'draft', slug: 'a' }));
    const shown = mustSave(await change(school.deps, moved, {}));
    const again = mustSave(await change(school.deps, shown, { slug: 'b' }));
    const last = mustSave(await change(school.deps, again, { slug: 'c' }));
    const ask = (slug: string) => movedTo(slug);
    expect(await Promise.all(['a', 'b', 'c', 'draft-address', 'x\0'].map(ask))).toEqual([
      ...['c', 'c', undefined, undefined, undefined],
    ]);
    const other = await addNews('Other');
    expect(await change(school.deps, other, { slug: 'b' })).toMatchObject({ ok: false });

    await hideRecord(school.deps, target(last));
    expect(await ask('a')).toBeUndefined();
    await showRecord(school.deps, target(last));
    const back = mustSave(await change(school.deps, last, { slug: 'a' }));
    expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual([undefined, 'a', 'a']);
    await binRecord(school.deps, target(back));
    await removeRecord(school.deps, target(back));
    expect(await ask('b')).toBeUndefined();
  });

  it('redirects from the old one that was changed while the item was hidden', async () => {
    const record = await addNews('Quiet change');
    const hidden = mustSave(await hideRecord(school.deps, target(record)));
    const moved = mustSave(await change(school.deps, hidden, { intent: 'draft', slug: 'loud' }));
    expect(await movedTo('quiet-change')).toBeUndefined();
    await showRecord(school.deps, target(moved));
    expect(await movedTo('quiet-change')).toBe('loud');
  });

  it('of a draft is not public before the draft is', async () => {
    const record = await addNews('Kept');
    const saved = mustSave(await change(school.deps, record, { intent: 'draft', slug: 'wanted' }));
    expect([saved.slug, saved.address]).toEqual([
      'wanted',
      'https://school.example/news-event/detail/kept',
    ]);
    expect(await slugsOnSite()).toContain('kept');
    expect((await addNews('Wanted')).slug).toBe('wanted-2');
    await showRecord(school.deps, target(saved));
    expect(await movedTo('kept')).toBe('wanted');
  });
});

describe('the date of a news item', () => {
  it('is the minute of publication, unless one was typed', async () => {
    const record = await addNews('Undated', { intent: 'draft' });
    expect(record.values.date).toBeNull();
    school.pass(90_000);
    const shown = mustSave(await showRecord(school.deps, target(record)));
    expect(shown.values.date).toBe('2026-11-22 10:31');
    const dated = await addNews('Dated', { fields: { date: '2026-07-20T09:30' } });
    expect(dated.values.date).toBe('2026-07-20 09:30');
    expect((await labelsOf(school.deps, 'news')).at(-1)).toBe('Dated');
    const [row] = (await onSite(school.db, 'news')).filter(({ title }) => title === 'Dated');
    expect(row?.date).toBe('2026-07-20 09:30');
  });

  it('that is invalid is reported at its input', async () => {
    const record = await addNews('Misdated');
    expect(await change(school.deps, record, { fields: { date: '31 June' } })).toMatchObject({
      ok: false,
      problems: { date: expect.stringMatching(/^Date must be a date/) },
    });
  });
});

it('keeps a textarea’s line ends consistent between site and folder', async () => {
  const record = await addNews('Lines', { fields: { text: '<p>a</p>\r\n<p>b</p>\r\n' } });
  expect(record.values.text).toBe('<p>a</p>\n<p>b</p>');
});
