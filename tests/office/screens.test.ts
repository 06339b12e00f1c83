import { describe, expect, it } from 'vitest';
import { addContent } from '@/e2e/support/office-content';
import { addPasskey, addPeople, tokenOf } from '@/e2e/support/office-people';
import { addPictures } from '@/e2e/support/office-pictures';
import { addRecords } from '@/e2e/support/office-records';
import { nameOf, ROUTES, routeOf } from '@/e2e/support/office-routes';
import { allScreens } from '@/e2e/support/office-screens/all';
import type { Screen } from '@/e2e/support/office-screens/screen';
import { withoutScreen } from '@/e2e/support/office-screens/without-screen';
import { readConfig } from '@/school-api/config';
import { seedOnce } from '@/school-api/content';
import { tempFolder } from '../support/temp-folder';
import { openTestOffice } from './support/office';
import { structureProblems } from './support/structure';

/** Two offices as the browser sees them in e2e/office-screens.spec.ts: one with records, one without. */
const dataDir = tempFolder();
const office = await openTestOffice({
  config: readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SCHOOL_DATA_DIR: dataDir,
    OFFICE_URL: 'https://office.school.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
  }),
});
const empty = await openTestOffice();
for (const { deps } of [office, empty]) await addPeople(deps.db, deps.now());
const { db, now } = office.deps;
await addPasskey(db, now());
await addRecords(db, dataDir);
await addContent(db);
await addPictures(db, dataDir);
await seedOnce(db, now());

async function ask({ path: address, fields, as = 'head', empty: isEmpty }: Screen) {
  const browser = (isEmpty ? empty : office).browser();
  if (as !== 'nobody') browser.setToken(tokenOf(as));
  const first = fields ? await browser.post(address, fields) : await browser.get(address);
  const next = first.headers.get('location');
  // As a browser would, which then shows another route's screen.
  return next === null ? first : browser.get(next);
}

it('each page of the table has its screens', () => {
  const covered = [...allScreens.map(({ route }) => route), ...withoutScreen];
  const all = ROUTES.map(nameOf);
  const pages = all.filter((name) => name.startsWith('GET '));
  expect(pages.filter((name) => !covered.includes(name))).toEqual([]);
  expect(covered.filter((name) => !all.includes(name))).toEqual([]);
});

describe('the structure of a screen is sound:', () => {
  it.each(allScreens.map((screen) => [`${screen.route}, ${screen.state}`, screen] as const))(
    '%s',
    async (_, screen) => {
      const { pathname } = new URL(screen.path, 'https://office.school.example');
      expect(routeOf(screen.fields ? 'POST' : 'GET', pathname)).toBe(screen.route);
      const response = await ask(screen);
      expect(response.status).toBe(screen.status ?? 200);
      expect(await structureProblems(await response.text())).toEqual([]);
    },
  );
});

it('an unknown number gets a page with a message', async () => {
  const numbered = ROUTES.filter(({ method, path: of }) => method === 'GET' && of.includes(':'));
  expect(numbered.length).toBeGreaterThan(10);
  for (const { path: of } of numbered) {
    const browser = office.browser();
    browser.setToken(tokenOf('head'));
    const response = await browser.get(of.replaceAll(/:\w+/g, '999999'));
    expect(response.status, of).toBe(404);
    expect(await response.text(), of).toContain('<h1');
  }
});

it('a field without a label and a picture without a text would be found', async () => {
  const html = '<html lang="en"><title>T</title><main><h1>H</h1><input><img src="x"></main></html>';
  expect(await structureProblems(html)).toEqual(['image-alt: <img src="x">', 'label: <input>']);
});
