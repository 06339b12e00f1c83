import { afterAll, describe, expect, it } from 'vitest';
import { addApplication, numberOf } from '../school-api/cli/rows';
import { openTestOffice } from './support/office';
import { readPage } from './support/read-page';

const office = await openTestOffice();
afterAll(() => office.close());

describe('a session that ends while somebody writes', () => {
  it('keeps what was typed, until it is sent again by somebody who may', async () => {
    const path = `/applications/${await numberOf(office.deps.db, await addApplication(office.deps.db))}/notes`;
    const typed = { text: 'A "long" note\n<b>of two lines' };
    const held = await office.browser().post(path, typed);
    const html = await held.text();
    expect(held.status).toBe(403);
    expect(held.headers.get('cache-control')).toContain('no-store');
    expect(html).not.toContain('<b>of');
    const form = readPage(html).forms.find(({ action }) => action === path);
    expect(form?.fields).toEqual(typed);
    expect((await (await office.as('editor')).post(path, typed)).status).toBe(403);
    const sent = await (await office.as('admissions')).post(path, form?.fields ?? {});
    expect(sent.headers.get('location')).toContain('said=note-kept');
  });

  it('shows another site nothing of a form', async () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const refused = await office.browser().post('/gifts/new', { donorName: 'planted' }, foreign);
    expect(await refused.text()).not.toContain('planted');
  });
});
