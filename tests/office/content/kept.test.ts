import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applications } from '@/school-api/db';
import { NOW } from '../../school-api/cli/office';
import { addApplication, addOrder } from '../../school-api/cli/rows';
import { idIn, ledTo, openContentDesk, openTestOffice } from './desk';

const office = await openTestOffice();
const desk = await openContentDesk(office);

it('keeps a test day for which families have registered, but not its other fields', async () => {
  const { db } = office.deps;
  const [day, other] = ['2027-01-03', '2027-01-10'];
  const at = { location: 'Vraja campus', admission_date: day, admission_time: '09:30' };
  const added = await desk.save('/content/admission-dates/new', { ...at, act: 'publish' });
  const path = `/content/admission-dates/${idIn(ledTo(added))}`;
  const paid = { completedAt: NOW, admissionDate: day };
  const family = await addApplication(db, paid);
  await addOrder(db, family, { state: 'paid', paidAt: NOW });
  const change = (to: object) => desk.save(path, { ...at, ...to, act: 'publish' });
  const refused = await change({ admission_date: other });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('1 child registered for Sunday 3 January 2027. Add the');
  expect((await change({ admission_time: '10:00' })).status).toBe(303);
  await desk.save(path, { ...at, admission_date: other, act: 'draft' });
  expect((await desk.post(`${path}/show`)).status).toBe(422);
  await desk.post(`${path}/drop-draft`);
  await desk.post(`${path}/hide`);
  const hidden = { ...at, admission_date: other, act: 'draft' };
  expect((await desk.save(path, hidden)).status).toBe(422);
  await desk.post(`${path}/bin`);
  const kept = await desk.post(`${path}/remove`);
  expect(kept.status).toBe(422);
  expect(await kept.text()).toContain('Nothing was done. 1 child registered for');
  await desk.post(`${path}/restore`);
  await desk.post(`${path}/show`);
  await db.update(applications).set({ admissionDate: other }).where(eq(applications.id, family));
  expect((await change({ admission_date: other })).status).toBe(303);
});

it('stays scheduled on Enter, which presses the first button', async () => {
  const typed = { name: 'Jaya Lal', position: 'Music', act: 'publish' };
  const planned = { ...typed, position: 'Dance', from: '2996-11-23T09:00' };
  const first = async (path: string) =>
    /<button(?=[^>]*name="act")[^>]*value="(\w+)"/.exec((await desk.open(path)).html)?.[1];
  const add = async (of: typeof typed) =>
    `/content/faculty/${idIn(ledTo(await desk.save('/content/faculty/new', of)))}`;
  const path = await add(typed);
  expect(await first(path)).toBe('draft');
  await desk.save(path, planned);
  expect(await first(path)).toBe('publish');
  expect(await first(await add({ ...planned, name: 'Kala Lal' }))).toBe('publish');
});
