import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  type Answer,
  type FakeApi,
  json,
  newsItem,
  newsOnly,
  startFakeApi,
} from './support/fake-api';
import { newFolder, type Running, startSite } from './support/programs';
import { watchReload } from './support/reload';

const vacancy = { vacancy_name: 'Teacher of Sanskrit', subjects: 'Sanskrit', additional_info: '' };
const competition = {
  id: 1,
  name: 'Recitation of verses',
  scheduled_date: '2026-12-01',
  details: '<p>All classes.</p>',
  link: null,
};
const schedule = {
  id: 1,
  title: 'Week of the harvest',
  scheduled_date: '2026-12-01',
  file: null,
};
const stage = {
  id: 1,
  title: 'Middle stage',
  category: 'School',
  class_name: 'VI to VIII',
  info: '<p>Languages and numbers.</p>',
  picture: null,
  brochure_file: null,
};
const card = (year: string) => ({
  picture: null,
  name: `Boy of ${year}`,
  stream: '',
  percentage: '',
});

/** Three pages of news, results of every year, and one record in each other list. */
const school: Answer = (request, response) => {
  const url = new URL(request.url ?? '/', 'http://school');
  const page = Number(url.searchParams.get('page') ?? 1);
  const item = (at: number) => ({
    ...newsItem(`News ${page}.${at}`),
    slug: `news-${page}-${at}`,
  });
  if (/news-events\/?$/.test(url.pathname)) {
    const results = Array.from({ length: 10 }, (_, at) => item(at + 1));
    return json({ results, count: 30 })(request, response);
  }
  if (url.pathname.includes('vacancies')) return json([vacancy])(request, response);
  if (url.pathname.includes('competitions')) return json([competition])(request, response);
  if (url.pathname.includes('weekly-schedules')) return json([schedule])(request, response);
  if (url.pathname.includes('curriculums')) return json([stage])(request, response);
  if (url.pathname.includes('results')) {
    const year = url.searchParams.get('year') ?? '';
    return json({ '10th': [card(year)], '12th': [] })(request, response);
  }
  return newsOnly('News')(request, response);
};

const broken: Answer = json({ detail: 'broken' }, 500);

let api: FakeApi;
let site: Running;
test.beforeEach(async () => {
  api = await startFakeApi(school);
  site = await startSite({ apiUrl: api.url, dataDir: newFolder('failed-lists') });
});
test.afterEach(async () => {
  await site.stop();
  await api.close();
});

const pageOfNews = (page: Page, number: number) =>
  page.getByRole('navigation', { name: 'Pages of news' }).getByRole('link', {
    name: `Page ${number}`,
    exact: true,
  });
const kept = (page: Page) =>
  page.getByRole('main').getByText('could not be loaded, so this one stays');
const again = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Try again' });

/** A page rendered without its records is cached for seconds only. */
const untilMended = (page: Page, list: Locator, shown: string) =>
  expect(async () => {
    const again = list.getByRole('link', { name: 'Try again' });
    if (await again.isVisible()) await again.click();
    await expect(page.getByText(shown).first()).toBeVisible({ timeout: 3000 });
  }).toPass();

test('a page of news that fails to load leaves the current one, says so and can be tried again', async ({
  page,
}) => {
  await page.goto(`${site.url}/news-event`);
  const reloaded = await watchReload(page);
  api.answer(broken);
  await pageOfNews(page, 2).click();
  await expect(kept(page)).toBeVisible();
  await expect(kept(page)).toBeInViewport();
  await expect(page.getByText('News 1.1', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/news-event`);
  await expect(page.getByRole('status')).toContainText('could not be loaded');
  await expect(again(page)).toHaveAttribute('href', `${site.url}/news-event?page=2`);
  api.answer(school);
  await untilMended(page, page.getByRole('main'), 'News 2.1');
  await expect(page).toHaveURL(`${site.url}/news-event?page=2`);
  await expect(kept(page)).toBeHidden();
  expect(await reloaded()).toBe(false);
});

test('a lost connection leaves the news in place, also on Back', async ({ page }) => {
  await page.goto(`${site.url}/news-event`);
  await watchReload(page);
  await pageOfNews(page, 2).click();
  await expect(page.getByText('News 2.1', { exact: true })).toBeVisible();
  const lost = /\/news-event(\?page=\d)?$/;
  await page.route(lost, (route) => route.abort('internetdisconnected'));
  await pageOfNews(page, 3).click();
  await expect(kept(page)).toBeVisible();
  await expect(page.getByText('News 2.1', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(again(page)).toHaveAttribute('href', `${site.url}/news-event`);
  await expect(page.getByText('News 2.1', { exact: true })).toBeVisible();
  await page.unroute(lost);
  await again(page).click();
  await expect(page.getByText('News 1.1', { exact: true })).toBeVisible();
});

/**
 * Without scripts all panels of a section are on the page, so each list is looked up in its own.
 * A page of a section reads its other lists too: the results of 2023 are the last to be read.
 */
const lists = [
  { path: '/news-event?page=2', words: 'No recent news available.', shown: 'News 2.1' },
  { path: '/careers', words: /^This list could not be loaded/, shown: vacancy.vacancy_name },
  {
    path: '/acedemics/curriculum',
    within: '#curriculum',
    words: 'No curriculum data available.',
    shown: stage.title,
  },
  {
    path: '/acedemics/results?year=2023',
    within: '#results-of-year',
    words: 'No results available for 2023.',
    shown: 'Boy of 2023',
  },
  { path: '/competition', words: 'No competitions available.', shown: competition.name },
  { path: '/weekly-schedule', words: 'No schedules available', shown: schedule.title },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('lists that were never read say so and offer a way on', async ({ page }) => {
      for (const { path, within, words, shown } of lists) {
        api.answer(broken);
        await page.goto(site.url + path);
        const main = page.getByRole('main');
        const list = within ? main.locator(within) : main;
        await expect(list.getByText(words)).toBeVisible();
        await expect(list.getByText('This list could not be loaded just now.')).toBeVisible();
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        if (path.startsWith('/news')) {
          await expect(main.getByRole('link', { name: 'First page of news' })).toBeVisible();
        }
        api.answer(school);
        await untilMended(page, list, shown);
        await expect(page).toHaveURL(site.url + path);
      }
    });
  });
}
