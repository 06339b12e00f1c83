import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addApplication, numberOf } from '../school-api/cli/rows';
import { openTestOffice } from './support/office';
import { readPage } from './support/read-page';

const office = await openTestOffice();

describe('while a part of the database is missing', () => {
  it('a failed form is kept, hidden, and can be sent again', async () => {
    const id = await addApplication(office.deps.db);
    const clerk = await office.as('admissions');
    const path = `/applications/${await numberOf(office.deps.db, id)}/notes`;
    const typed = { text: 'A "long" note <b>' };
    for (const table of ['office_notes', 'office_sessions']) {
      await office.deps.db.execute(sql.raw(`alter table ${table} rename to away`));
      const failed = await clerk.post(path, typed);
      const html = await failed.text();
      await office.deps.db.execute(sql.raw(`alter table away rename to ${table}`));
      expect(failed.status, table).toBe(500);
      expect(html).toContain('check whether it was saved');
      expect(html).not.toMatch(/away|relation|select/);
      const form = readPage(html).forms.find(({ action }) => action === path);
      expect(form?.fields, table).toEqual(typed);
      const again = await clerk.post(path, form?.fields ?? {});
      expect(again.headers.get('location'), table).toContain('message=note-saved');
    }
  });

  it('a form of another site is not', async () => {
    const clerk = await office.as('admissions');
    await office.deps.db.execute(sql`alter table office_sessions rename to away`);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const planted = ['/donations/new', { donorName: 'planted' }, foreign] as const;
    const failed = await clerk.post(...planted);
    await office.deps.db.execute(sql`alter table away rename to office_sessions`);
    const refused = await office.browser().post(...planted);
    for (const answer of [failed, refused]) expect(await answer.text()).not.toContain('planted');
  });
});

it('a session that ends while somebody is typing keeps the input until somebody with permission sends it again', async () => {
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
  expect(sent.headers.get('location')).toContain('message=note-saved');
});
