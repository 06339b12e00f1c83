import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applications } from '@/school-api/db/schema/applications';
import { MOST_FOUND } from '@/school-api/records/search/search-ids';
import { type Browser, openTestOffice, type TestOffice } from './support/office';

let office: TestOffice;
let head: Browser;
beforeAll(async () => {
  office = await openTestOffice();
  head = await office.as('head');
});
afterAll(() => office.close());

const DAY = 86_400_000;

/** The first is the oldest. */
async function addNamed(firstName: string, count: number, officeState = 'received') {
  const rows = Array.from({ length: count }, (_, n) => ({
    ...{ id: `${firstName}-${n}`, email: 'parent@example.org', emailKey: 'parent@example.org' },
    ...{ firstName, createdAt: new Date(Date.UTC(2026, 0, 1) + n * DAY) },
    ...(n === 0 && { officeState }),
  }));
  await office.deps.db.insert(applications).values(rows);
}

const textOf = async (path: string) => (await head.get(path)).text();
const NOTICE = `More than ${MOST_FOUND} applications match these words.`;

describe('a search', () => {
  it('that finds as many as are looked through says nothing of others', async () => {
    await addNamed('Keshav', MOST_FOUND);
    const html = await textOf('/applications?q=keshav');
    expect(html).toContain(`${MOST_FOUND} applications.`);
    expect(html).not.toContain('At least');
    expect(html).not.toContain('match these words');
  });

  it('that finds one more says so, in the list and before the export', async () => {
    await addNamed('Govind', MOST_FOUND + 1, 'accepted');
    const html = await textOf('/applications?q=govind');
    expect(html).toContain(NOTICE);
    expect(html).toContain(`At least ${MOST_FOUND} applications.`);
    expect(await textOf('/exports/applications?q=govind')).toContain(NOTICE);
  });

  it('says so too where another filter leaves few, because the oldest may be among those missing', async () => {
    const html = await textOf('/applications?q=govind&state=accepted');
    expect(html).toContain(NOTICE);
    expect(html).toContain('No application among those that were looked through.');
  });
});
