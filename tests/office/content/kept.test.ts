import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applications } from '@/school-api/db';
import { NOW } from '../../school-api/cli/office';
import { addApplication, addOrder } from '../../school-api/cli/rows';
import { idIn, ledTo, openContentScreens, openTestOffice } from './open-screens';

const office = await openTestOffice();
const screens = await openContentScreens(office);

it('keeps a test day for which families have registered, but not its other fields', async () => {
  const { db } = office.deps;
  const [day, other] = ['2027-01-03', '2027-01-10'];
  const at = { location: 'Vraja campus', admission_date: day, admission_time: '09:30' };
  const added = await screens.save('/content/admission-dates/new', { ...at, intent: 'publish' });
  const path = `/content/admission-dates/${idIn(ledTo(added))}`;
  const paid = { completedAt: NOW, admissionDate: day };
  const family = await addApplication(db, paid);
  await addOrder(db, family, { state: 'paid', paidAt: NOW });
  const change = (to: object) => screens.save(path, { ...at, ...to, intent: 'publish' });
  const refused = await change({ admission_date: other });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('1 child registered for Sunday 3 January 2027. Add the');
  expect((await change({ admission_time: '10:00' })).status).toBe(303);
  await screens.save(path, { ...at, admission_date: other, intent: 'draft' });
  expect((await screens.post(`${path}/show`)).status).toBe(422);
  await screens.post(`${path}/drop-draft`);
  await screens.post(`${path}/hide`);
  const hidden = { ...at, admission_date: other, intent: 'draft' };
  expect((await screens.save(path, hidden)).status).toBe(422);
  await screens.post(`${path}/bin`);
  const kept = await screens.post(`${path}/remove`);
  expect(kept.status).toBe(422);
  expect(await kept.text()).toContain('Nothing was done. 1 child registered for');
  await screens.post(`${path}/restore`);
  await screens.post(`${path}/show`);
  await db.update(applications).set({ admissionDate: other }).where(eq(applications.id, family));
  expect((await change({ admission_date: other })).status).toBe(303);
});

const typed = { name: 'Jaya Lal', position: 'Music', intent: 'publish' };
const planned = { ...typed, position: 'Dance', from: '2996-11-23T09:00' };

const add = async (of: typeof typed) =>
  `/content/faculty/${idIn(ledTo(await screens.save('/content/faculty/new', of)))}`;

it('stays scheduled on Enter, which presses the first button', async () => {
  const first = async (path: string) =>
    /<button(?=[^>]*name="intent")[^>]*value="(\w+)"/.exec((await screens.open(path)).html)?.[1];
  const path = await add(typed);
  expect(await first(path)).toBe('draft');
  await screens.save(path, planned);
  expect(await first(path)).toBe('publish');
  expect(await first(await add({ ...planned, name: 'Kala Lal' }))).toBe('publish');
});

it.each([typed, planned])(
  'stays scheduled when it is previewed, until it is changed to a draft: %j',
  async (of) => {
    const name = `Lila Lal, ${of.position}`;
    const path = await add({ ...of, name });
    const words = async () => (await screens.open(path)).words;
    const save = (more: object) => screens.save(path, { ...planned, name, ...more });
    await save({});
    expect(await words()).toMatch(/Change to draft Save and preview/);
    const previewed = await save({ position: 'Drama', intent: 'preview' });
    expect(ledTo(previewed)).toContain('/preview?message=content-saved-scheduled');
    expect(await words()).toMatch(/(Scheduled|Has a draft) from .*2996/);
    expect(ledTo(await save({ intent: 'draft' }))).toContain('content-unscheduled');
    expect(await words()).toMatch(/not scheduled, but planned for .*2996/);
  },
);

it.each(['', '2026-11-01T09:00'])('is not published by a preview, From %j', async (from) => {
  const name = `Mira Lal ${from}`;
  const path = await add({ ...planned, name });
  await screens.save(path, { ...planned, name, from, intent: 'preview' });
  expect((await screens.open(path)).words).toContain('Status Draft');
});

it.each([typed, planned])(
  'is published before its time by a button of its own alone: %j',
  async (of) => {
    const name = `Nila Lal, ${of.position}`;
    const path = await add({ ...of, name });
    const save = (more: object) => screens.save(path, { ...planned, name, ...more });
    await save({});
    for (const from of ['', '2026-11-01T09:00']) {
      const refused = await save({ position: 'Drama', from });
      expect(refused.status, from).toBe(422);
      expect(await refused.text(), from).toContain(
        'Enter a time in the future, or press “Publish now”',
      );
    }
    expect((await screens.open(path)).words).toMatch(/(Scheduled|Has a draft) from .*2996/);
    expect(ledTo(await save({ position: 'Drama', intent: 'now' }))).toContain(
      'content-saved-published',
    );
    const { words, html } = await screens.open(path);
    expect(words).toContain('Status On the site');
    expect(html).toContain('value="Drama"');
  },
);
