import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { nameOf, ROUTES, routeOf } from '@/e2e/support/office-routes';
import { accessLog, applications, pictures } from '@/school-api/db';
import { PAGES } from '@/school-api/office/screens/search/pages';
import { MAX_FOUND, searchIds } from '@/school-api/records';
import { addApplication, addDonation, addJob, addMessage, addOrder } from '../school-api/cli/rows';
import { addRecords } from '../support/content';
import { openTestOffice, type TestOffice } from './support/office';

const office = await openTestOffice();
const { db } = office.deps;
await addApplication(db, { firstName: 'Madhavi', lastName: 'Iyer' });
const donation = await addDonation(db, { donorName: 'Madhavi Nair' });
await addOrder(db, donation, { purpose: 'donation' });
await addMessage(db, { name: 'Madhavi Das' });
await addJob(db, { applicantName: 'Madhavi Rao' });
await db.insert(pictures).values({
  ...{ path: '/media/office/t.webp', kind: 'picture', type: 'image/webp', bytes: 1 },
  ...{ name: 'Temple', alt: 'The temple court', uploadedAt: office.deps.now(), uploadedBy: '' },
});
await addRecords(db, 'news', [{ title: 'Madhavi wins the recital', slug: 'recital' }]);

async function found(role: Parameters<TestOffice['as']>[0], typed: string) {
  const browser = await office.as(role);
  const html = await (await browser.get(`/search?q=${encodeURIComponent(typed)}`)).text();
  const part = html.slice(html.indexOf('id="search-found"'));
  return ['Madhavi Iyer', 'Madhavi Nair', 'Madhavi Das', 'Madhavi Rao', 'Madhavi wins'].filter(
    (name) => part.includes(`>${name}`),
  );
}

describe('the global search', () => {
  it.each([
    ['head', ['Madhavi Iyer', 'Madhavi Nair', 'Madhavi Das', 'Madhavi Rao', 'Madhavi wins']],
    ['admissions', ['Madhavi Iyer', 'Madhavi Das', 'Madhavi Rao']],
    ['accounts', ['Madhavi Iyer', 'Madhavi Nair']],
    ['editor', ['Madhavi wins']],
  ] as const)('shows the %s what that role may open', async (role, names) => {
    expect(await found(role, 'madhav')).toEqual(names);
  });

  it.each([
    ['admissions', 'templates', '/letters'],
    ['admissions', 'roll', '/applications?progress=paid'],
    ['accounts', 'statement', '/donations/statement'],
    ['editor', 'albums', '/content/albums'],
    ['editor', 'temple cou', '/pictures/1'],
    ['head', 'a head', '/people/'],
    ['editor', 'my sess', '/people/sessions'],
  ] as const)('leads the %s from %j to a page', async (role, typed, href) => {
    const browser = await office.as(role);
    const html = await (await browser.get(`/search?q=${encodeURIComponent(typed)}`)).text();
    expect(html.slice(html.indexOf('id="search-found"'))).toContain(`href="${href}`);
  });

  it('leads only to pages that the role may open', () => {
    for (const { href, roles } of PAGES) {
      const { pathname } = new URL(href, 'http://office');
      const name = routeOf('GET', pathname);
      expect(
        ROUTES.find((route) => nameOf(route) === name),
        href,
      ).toMatchObject({ roles });
    }
  });

  it('reports no results, with the text escaped', async () => {
    const html = await (await head.get('/search?q=<b>nobody')).text();
    expect(html).toContain('Nothing found for “&lt;b&gt;nobody”');
  });

  it('says that there is more content than it shows', async () => {
    const six = Array.from({ length: 6 }, (_, n) => ({ name: `Tulsi ${n}`, position: 'Music' }));
    await addRecords(db, 'faculty', six.slice(1));
    const open = async () => (await head.get('/search?q=tulsi')).text();
    expect(await open()).not.toContain('There is more');
    await addRecords(db, 'faculty', six.slice(0, 1));
    const html = await open();
    expect(html).toContain('There is more');
    expect(html.match(/>Tulsi \d/g)).toHaveLength(5);
  });

  it('is audited without its text', async () => {
    await found('head', 'madhav');
    const rows = await office.deps.db.select().from(accessLog);
    const own = rows.filter(({ action }) => action === 'search');
    expect(own.length).toBeGreaterThan(0);
    expect(JSON.stringify(own)).not.toContain('madhav');
  });
});

const head = await office.as('head');
const DAY = 86_400_000;

/** The first is the oldest. */
async function addNamed(firstName: string, count: number, officeState = 'received') {
  const rows = Array.from({ length: count }, (_, n) => ({
    id: `${firstName}-${n}`,
    email: 'parent@example.org',
    emailKey: 'parent@example.org',
    firstName,
    createdAt: new Date(Date.UTC(2026, 0, 1) + n * DAY),
    ...(n === 0 && { officeState }),
  }));
  await office.deps.db.insert(applications).values(rows);
}

const textOf = async (path: string) => (await head.get(path)).text();
const NOTICE = `More than ${MAX_FOUND} applications match these words.`;

describe('a search of one list', () => {
  it('that finds exactly the limit mentions no others', async () => {
    await addNamed('Keshav', MAX_FOUND);
    const html = await textOf('/applications?q=keshav');
    expect(html).toContain(`${MAX_FOUND} applications.`);
    expect(html).not.toContain('At least');
    expect(html).not.toContain('match these words');
  });

  it('that finds one more mentions it', async () => {
    await addNamed('Govind', MAX_FOUND + 1, 'accepted');
    const html = await textOf('/applications?q=govind');
    expect(html).toContain(NOTICE);
    expect(html).toContain(`At least ${MAX_FOUND} applications.`);
  });

  it('by the exact number finds that record first, however many phones begin with it', async () => {
    const [oldest] = await db.select().from(applications).orderBy(applications.createdAt).limit(1);
    const number = oldest?.number ?? 0;
    const others = sql`${applications.id} <> ${oldest?.id}`;
    await db
      .update(applications)
      .set({ mobile: `${number}00000000` })
      .where(others);
    const { ids, isCut } = await searchIds(db, 'applications', String(number));
    expect([ids[0], ids.length, isCut]).toEqual([oldest?.id, MAX_FOUND, true]);
  });

  it('mentions it too if another filter leaves few, because the oldest may be missing', async () => {
    const html = await textOf('/applications?q=govind&state=accepted');
    expect(html).toContain(NOTICE);
    expect(html).toContain('No application among those that were searched.');
  });
});
