import { expect, test } from '@playwright/test';
import { actAs, type Office, startPeopledOffice } from './support/office';
import { expectSoundScreen } from './support/office-checks';
import { post, ROUTES } from './support/office-open';

// One office for all of the file.
test.describe.configure({ mode: 'default' });

let office: Office;
test.beforeAll(async () => {
  office = await startPeopledOffice({ env: { SCHOOL_SEED: 'none' } });
});
test.afterAll(() => office?.stop());

const pages = ROUTES.filter(({ method }) => method === 'GET');

test('an editor is refused what is not theirs, in a page that says so', async ({ page }) => {
  await actAs(page.context(), office, 'editor');
  const closed = pages.filter(
    ({ roles }) => roles.length > 0 && !roles.some((role) => role === 'editor'),
  );
  expect(closed.length).toBeGreaterThan(20);
  for (const { path } of closed) {
    const response = await page.goto(office.url + path.replaceAll(/:\w+/g, '1'));
    expect(response?.status(), path).toBe(403);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not for you');
  }
  await expectSoundScreen(page);
});

test('an unknown number is answered by a page that says so', async ({ page }) => {
  await actAs(page.context(), office, 'head');
  const numbered = pages.filter(({ path }) => path.includes(':') && !path.includes(':token'));
  expect(numbered.length).toBeGreaterThan(10);
  const titles = new Set<string>();
  for (const { path } of numbered) {
    const response = await page.goto(office.url + path.replaceAll(/:\w+/g, '999999'));
    expect(response?.status(), path).toBe(404);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    // The same page under another word.
    if (!titles.has(title)) await expectSoundScreen(page);
    titles.add(title);
  }
});

test('what was not sent from a page of the office is not done', async ({ page }) => {
  await page.setContent(
    `<form method="post" action="${office.url}/sign-out"><button>Sign out</button></form>`,
  );
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not sent from here');
  await expectSoundScreen(page);
});

test('too much text is refused in a page that says so', async ({ page }) => {
  await actAs(page.context(), office, 'head');
  const response = await post(page, office, '/gifts/new', { donorName: 'x'.repeat(70_000) });
  expect(response.status()).toBe(413);
  await expectSoundScreen(page);
});
