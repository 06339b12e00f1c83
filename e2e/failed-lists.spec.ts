import { expect, type Page, test } from '@playwright/test';
import { mark } from './support/enhanced';
import {
  type Answer,
  type FakeApi,
  json,
  newsItem,
  newsOnly,
  startFakeApi,
} from './support/fake-api';
import { newFolder, type Running, startSite } from './support/programs';

const vacancy = { vacancy_name: 'Teacher of Sanskrit', subjects: 'Sanskrit', additional_info: '' };
const card = (year: string) => ({
  picture: null,
  name: `Boy of ${year}`,
  stream: '',
  percentage: '',
});

/** Three pages of news, one vacancy, results of every year. */
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

/** A page that was made without its records is kept for seconds; then it is made anew. */
const untilMended = (page: Page, shown: string) =>
  expect(async () => {
    if (await again(page).isVisible()) await again(page).click();
    await expect(page.getByText(shown).first()).toBeVisible({ timeout: 3000 });
  }).toPass();

test('a page of news that fails leaves the one before, says so and can be tried again', async ({
  page,
}) => {
  await page.goto(`${site.url}/news-event`);
  const reloaded = await mark(page);
  api.answer(broken);
  await pageOfNews(page, 2).click();
  await expect(kept(page)).toBeVisible();
  await expect(kept(page)).toBeInViewport();
  await expect(page.getByText('News 1.1', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/news-event`);
  await expect(page.getByRole('status')).toContainText('could not be loaded');
  await expect(again(page)).toHaveAttribute('href', `${site.url}/news-event?page=2`);
  api.answer(school);
  await untilMended(page, 'News 2.1');
  await expect(page).toHaveURL(`${site.url}/news-event?page=2`);
  await expect(kept(page)).toBeHidden();
  expect(await reloaded()).toBe(false);
});

test('a connection that is lost leaves the news, also on the way back', async ({ page }) => {
  await page.goto(`${site.url}/news-event`);
  await mark(page);
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('lists that were never read say so and offer a way on', async ({ page }) => {
      api.answer(broken);
      for (const [path, words, shown] of [
        ['/news-event?page=2', 'No recent news available.', 'News 2.1'],
        ['/careers', 'This list could not be loaded just now.', vacancy.vacancy_name],
        ['/acedemics/results?year=2023', 'No results available for 2023.', 'Boy of 2023'],
      ] as const) {
        await page.goto(site.url + path);
        const main = page.getByRole('main');
        await expect(main.getByText(words)).toBeVisible();
        await expect(main.getByText('This list could not be loaded just now.')).toBeVisible();
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        if (path.startsWith('/news')) {
          await expect(main.getByRole('link', { name: 'First page of news' })).toBeVisible();
        }
        api.answer(school);
        await untilMended(page, shown);
        await expect(page).toHaveURL(site.url + path);
        api.answer(broken);
      }
    });
  });
}
