import { expect, type Page } from '@playwright/test';
import { actAs } from './support/office';
import { expectSoundScreen } from './support/office-checks';
import { test } from './support/office-fixtures';
import { post } from './support/office-open';

// One office for all of the file.
test.describe.configure({ mode: 'default' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('an editor is refused what is not theirs, in a page that says so', async ({
  page,
  office,
}) => {
  await actAs(page.context(), office, 'editor');
  expect((await page.goto(`${office.url}/people`))?.status()).toBe(403);
  await expect(title(page)).toHaveText('Not for you');
  await expectSoundScreen(page);
});

test('an unknown number is answered by a page that says so', async ({ page, office }) => {
  await actAs(page.context(), office, 'head');
  expect((await page.goto(`${office.url}/messages/999999`))?.status()).toBe(404);
  await expectSoundScreen(page);
});

test('what was not sent from a page of the office is not done', async ({ page, office }) => {
  await page.setContent(
    `<form method="post" action="${office.url}/sign-out"><button>Sign out</button></form>`,
  );
  await page.getByRole('button').click();
  await expect(title(page)).toHaveText('Not sent from here');
  await expectSoundScreen(page);
});

test('too much text is refused in a page that says so', async ({ page, office }) => {
  await actAs(page.context(), office, 'head');
  const response = await post(page, office, '/gifts/new', { donorName: 'x'.repeat(70_000) });
  expect(response.status()).toBe(413);
  await expectSoundScreen(page);
});
