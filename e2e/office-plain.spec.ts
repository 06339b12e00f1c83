import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { actAs, mailedCode, type Office } from './support/office';
import { expectSaid } from './support/office-checks';
import { test } from './support/office-fixtures';
import { mailOf } from './support/office-people';

// One office for all of the file.
test.describe.configure({ mode: 'default' });
test.use({ javaScriptEnabled: false });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Office' }).getByRole('link', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function signIn(page: Page, office: Office, who: 'admissions' | 'accounts'): Promise<void> {
  await page.goto(office.url);
  await page.getByLabel('Your e-mail address').fill(mailOf(who));
  await press(page, 'Send me a code');
  await page.getByLabel('Code').fill(await mailedCode(office, mailOf(who)));
  await press(page, 'Sign in');
  await expect(title(page)).toHaveText('Today');
}

test('without scripts a message is found, answered and noted', async ({ page, office }) => {
  await signIn(page, office, 'admissions');
  await menu(page, 'Messages').click();
  await page.getByRole('searchbox').fill('govind rao');
  await press(page, 'Search');
  await page.getByRole('main').getByRole('link', { name: 'Govind Rao' }).click();
  await page.getByLabel('Set it to').selectOption({ label: 'Answered' });
  await press(page, 'Set the state');
  await expectSaid(page, 'The state was set.');
  await page.getByLabel('For the people of the office').fill('Told him about bus 4.');
  await press(page, 'Keep the note');
  await expect(page.getByText('Told him about bus 4.')).toBeVisible();
  await press(page, 'Strike out');
  await expect(page.locator('s')).toHaveText('Told him about bus 4.');
  await press(page, 'Sign out');
  await expect(page.getByText('You have signed out.')).toBeVisible();
  await page.goto(`${office.url}/messages`);
  await expect(title(page)).toHaveText('Sign in');
});

test('without scripts a gift is written down, found by a filter and exported', async ({
  page,
  office,
}) => {
  await signIn(page, office, 'accounts');
  await menu(page, 'Gifts').click();
  await page.getByRole('link', { name: 'Add a gift' }).click();
  await page.getByLabel('How it came').selectOption({ label: 'Cash' });
  await page.getByLabel('Amount in rupees').fill('1,100');
  await press(page, 'Write down the gift');
  await expect(page.getByRole('alert')).toContainText('Enter the name of the donor');
  await expect(page.getByLabel('Amount in rupees')).toHaveValue('1,100');
  await page.getByLabel('Name of the donor').fill('Yamuna Bose');
  await press(page, 'Write down the gift');
  await expect(title(page)).toHaveText('Yamuna Bose');
  await menu(page, 'Gifts').click();
  await page.getByLabel('How it came').selectOption({ label: 'Bank, cheque, cash, UPI' });
  await press(page, 'Show');
  await expect(page.getByText('13 gifts.')).toBeVisible();
  await page.getByRole('link', { name: 'gifts that came otherwise' }).click();
  const download = page.waitForEvent('download');
  await press(page, 'Download');
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(14);
});

test('without scripts a head proves it once more, and nothing typed is lost', async ({
  page,
  office,
}) => {
  await actAs(page.context(), office, 'later');
  await page.goto(`${office.url}/people`);
  await page.getByLabel('Name').fill('Govind Das');
  await page.getByLabel('E-mail').fill('govind@example.org');
  await press(page, 'Invite');
  await expect(title(page)).toHaveText('Is it you?');
  await press(page, `Send a code to ${mailOf('later')}`);
  await page.getByLabel('Code').fill(await mailedCode(office, mailOf('later')));
  await press(page, 'Go on');
  await press(page, 'Do it now');
  await expectSaid(page, 'The invitation goes by mail.');
  await expect(page.getByRole('cell', { name: 'govind@example.org' })).toBeVisible();
});
