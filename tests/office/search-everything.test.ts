import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessLog } from '@/school-api/db/schema/access-log';
import { addApplication, addDonation, addJob, addMessage } from '../school-api/cli/rows';
import { addRecords } from '../support/content';
import { openTestOffice, type TestOffice } from './support/office';

let office: TestOffice;
beforeAll(async () => {
  office = await openTestOffice();
  const { db } = office.deps;
  await addApplication(db, { firstName: 'Madhavi', lastName: 'Iyer' });
  await addDonation(db, { donorName: 'Madhavi Nair' });
  await addMessage(db, { name: 'Madhavi Das' });
  await addJob(db, { applicantName: 'Madhavi Rao' });
  await addRecords(db, 'news', [{ title: 'Madhavi wins the recital', slug: 'recital' }]);
});
afterAll(() => office.close());

async function found(role: Parameters<TestOffice['as']>[0], typed: string) {
  const browser = await office.as(role);
  const html = await (await browser.get(`/search?q=${encodeURIComponent(typed)}`)).text();
  const part = html.slice(html.indexOf('id="search-found"'));
  return ['Madhavi Iyer', 'Madhavi Nair', 'Madhavi Das', 'Madhavi Rao', 'Madhavi wins'].filter(
    (name) => part.includes(`>${name}`),
  );
}

describe('the search of everything', () => {
  it.each([
    ['head', ['Madhavi Iyer', 'Madhavi Nair', 'Madhavi Das', 'Madhavi Rao', 'Madhavi wins']],
    ['admissions', ['Madhavi Iyer', 'Madhavi Das', 'Madhavi Rao']],
    ['accounts', ['Madhavi Iyer', 'Madhavi Nair']],
    ['editor', ['Madhavi wins']],
  ] as const)('shows the %s what that role may open', async (role, names) => {
    expect(await found(role, 'madhav')).toEqual(names);
  });

  it('says when nothing is found, with the text escaped', async () => {
    const head = await office.as('head');
    const html = await (await head.get('/search?q=<b>nobody')).text();
    expect(html).toContain('Nothing found for ‘&lt;b&gt;nobody’');
  });

  it('is audited without its words', async () => {
    await found('head', 'madhav');
    const rows = await office.deps.db.select().from(accessLog);
    const own = rows.filter(({ action }) => action === 'search');
    expect(own.length).toBeGreaterThan(0);
    expect(JSON.stringify(own)).not.toContain('madhav');
  });
});
