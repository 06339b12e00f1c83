import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { newToken } from '@/school-api/platform/secret-token';
import { expectAnswer } from './answers';
import { asksOf } from './asks';
import { expectEachHasRow, nameOf, type Row, readExpected } from './expected';
import { type Caller, type Families, openFamilies, stranger } from './families';

const rows = readExpected('API');

/** As a visitor forwarded by the site, and as someone signed in at the office. */
const VISITOR = { 'x-client-ip': '203.0.113.7' };
const OFFICE = { ...VISITOR, cookie: `__Host-office=${newToken()}` };

const PICTURE = 'slider/1.webp';

const items = z.array(z.object({ slug: z.string() })).min(1);
const news = z.object({ results: items });

let school: Families;
let reader: Caller;
let slug = '';
let album = '';
beforeAll(async () => {
  school = await openFamilies();
  reader = await school.parent();
  const list = await school.app.request('/api/news-events');
  slug = news.parse(await list.json()).results[0]?.slug ?? '';
  const albums = await school.app.request('/api/albums');
  album = items.parse(await albums.json())[0]?.slug ?? '';
});
afterAll(() => school.close());

async function ask(row: Row, by: Caller, headers: Record<string, string> = VISITOR) {
  const picture = by.application === '' ? PICTURE : school.family.cv;
  const answers = [];
  for (const { path, init } of asksOf(row, school.family, by, { slug, album, picture })) {
    // Codes are sent once a minute.
    school.pass(60);
    const request = new Request(`http://localhost${path}`, init);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    const response = await school.app.request(request);
    answers.push({ status: response.status, text: await response.text() });
  }
  return answers;
}

describe('the routes of the school API', () => {
  it('have a row each', () => {
    const routes = school.app.routes.filter(({ method }) => method !== 'ALL');
    expectEachHasRow(rows, routes.map(nameOf));
  });

  it.each([...rows])('%s', async (_, row) => {
    const before = await school.records();
    const word = (who: string) => row.words.get(who) ?? '';
    for (const headers of [VISITOR, OFFICE]) {
      for (const answer of await ask(row, stranger(), headers)) {
        expectAnswer(word('stranger'), answer, 'a stranger');
      }
    }
    // A verification lasts half an hour.
    const isCall = row.method === 'POST' && row.path.startsWith('/api/');
    for (const answer of await ask(row, isCall ? await school.parent() : reader)) {
      expectAnswer(word('parent'), answer, 'a parent of another child');
    }
    expect(await school.records()).toEqual(before);
    if (!row.words.has('family')) return;
    const own = await ask(row, await school.owner());
    const isDone = own.some(({ status }) => status < 400);
    expect(isDone, `the family itself: ${JSON.stringify(own).slice(0, 300)}`).toBe(
      word('family') === 'ok',
    );
  });
});
