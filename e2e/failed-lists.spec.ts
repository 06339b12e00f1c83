import { expect, type Page, test } from '@playwright/test';
import { news } from '@/content/news';
import { type Answer, type FakeSite, json, openFakeSite } from './support/fake-api';
import { fakeSchool, vacancy } from './support/fake-school';
import { watchReload } from './support/reload';
import { shared } from './support/shared';

// One site, in order: the last good answer would hide later failures.
test.describe.configure({ mode: 'default' });

const broken: Answer = json({ detail: 'broken' }, 500);

let site: FakeSite;
test.beforeAll(async () => {
  test.setTimeout(shared.timeout);
  site = await openFakeSite(fakeSchool());
});
test.beforeEach(() => site.api.answer(fakeSchool()));
test.afterAll(() => site?.close());

const pageOfNews = (page: Page, number: number) =>
  page.getByRole('navigation', { name: 'Pages of news' }).getByRole('link', {
    name: `Page ${number}`,
    exact: true,
  });
const kept = (page: Page) => page.getByRole('main').getByText(news.kept);
const again = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Try again' }).filter({ visible: true });

/** Retries until the list appears: a page rendered without its records is stored for five seconds. */
async function untilMended(page: Page, shown: string): Promise<void> {
  const record = page.getByText(shown).filter({ visible: true }).first();
  await expect(async () => {
    if (!(await record.isVisible())) await again(page).first().click({ timeout: 2000 });
    await expect(record).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
}

test('news that fails to load leaves the current page, with a message and a retry', async ({
  page,
}) => {
  await page.goto(`${site.url}/news-event`);
  const reloaded = await watchReload(page);
  site.api.answer(broken);
  await pageOfNews(page, 2).click();
  await expect(kept(page)).toBeVisible();
  await expect(kept(page)).toBeInViewport();
  await expect(page.getByText('News 1.1', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/news-event`);
  await expect(page.getByRole('status')).toContainText(news.kept);
  await expect(again(page)).toHaveAttribute('href', `${site.url}/news-event?page=2`);
  site.api.answer(fakeSchool());
  await untilMended(page, 'News 2.1');
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

const lists = [
  {
    path: '/acedemics/results?year=2023',
    within: '#results-of-year',
    words: 'No results available for 2023.',
    shown: 'Boy of 2023',
    javaScriptEnabled: true,
  },
  {
    path: '/careers',
    within: 'main',
    words: /^We could not load this list/,
    shown: vacancy.vacancy_name,
    javaScriptEnabled: false,
  },
];

for (const { path, within, words, shown, javaScriptEnabled } of lists) {
  test.describe(`${path}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('a list that was never read shows a message and a link to continue', async ({ page }) => {
      site.api.answer(broken);
      await page.goto(site.url + path);
      const list = page.locator(within);
      await expect(list.getByText(words)).toBeVisible();
      await expect(list.getByText('We could not load this list.')).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      site.api.answer(fakeSchool());
      await untilMended(page, shown);
      await expect(page).toHaveURL(site.url + path);
    });
  });
}
