import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestOffice } from '../support/office';
import { idIn, ledTo, openContentDesk, openTestOffice } from './desk';

let office: TestOffice;
let desk: Awaited<ReturnType<typeof openContentDesk>>;
beforeAll(async () => {
  office = await openTestOffice();
  desk = await openContentDesk(office);
});
afterAll(() => office.close());

const FROM = '2996-11-23T09:00';
const formOf = async (path: string) => {
  const form = (await desk.open(path)).forms.find(
    ({ fields }) => 'basedOn' in fields && 'from' in fields,
  );
  return form?.fields;
};

it('shows the day that a draft is meant for, beside its state and in its form', async () => {
  for (const first of ['draft', 'publish']) {
    const typed = { name: `Meant ${first}`, position: 'Music' };
    const id = idIn(ledTo(await desk.save('/content/faculty/new', { ...typed, act: first })));
    const path = `/content/faculty/${id}`;
    await desk.save(path, { ...typed, from: FROM, until: '2996-11-24T09:00', act: 'draft' });
    expect((await desk.open(path)).words).toMatch(/not published yet, planned for .*2996/);
    expect(await formOf(path)).toMatchObject({ from: FROM, until: '2996-11-24T09:00' });
  }
});

it('lets a draft wait for its day by the button of its row, and publishes it by the next', async () => {
  const typed = { name: 'Row by row', position: 'Music', from: FROM, act: 'draft' };
  const id = idIn(ledTo(await desk.save('/content/faculty/new', typed)));
  const press = async () => ledTo(await desk.post(`/content/faculty/${id}/show`));
  const list = async () => (await desk.open('/content/faculty')).words;
  expect(await list()).toContain('Actions for Row by row Publish');
  expect(await press()).toContain('said=content-saved-scheduled');
  expect(await list()).toContain('Actions for Row by row Publish now');
  expect(await press()).toContain('said=content-shown');
  expect(await list()).toContain('Actions for Row by row Hide from the site');
});
