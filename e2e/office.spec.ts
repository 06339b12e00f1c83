import { expect, type Page, test } from '@playwright/test';
import { mailedCode, type Office, signInAs, startOffice } from './support/office';
import { expectMessage, expectSoundScreen } from './support/office-checks';
import { mailOf } from './support/office-people';
import { collectPageErrors } from './support/page-errors';
import { sendToSchool } from './support/school';
import { shared } from './support/shared';

test.describe.configure({ mode: 'default' });

let office: Office;
test.beforeAll(async () => {
  test.setTimeout(shared.timeout);
  office = await startOffice();
  const parent = { first_name: 'Keshav', last_name: 'Rao', email: 'parent@example.org' };
  await sendToSchool('create-admission/', parent, office.api.url);
});
test.afterAll(() => office?.stop());

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('the first head signs in with the startup link, and later with a code', async ({ page }) => {
  const errors = collectPageErrors(page);
  const { firstHead } = office.startMessage();
  await page.goto(firstHead);
  await page.getByRole('button', { name: 'Open the office' }).click();
  await expect(page.getByRole('alert')).toContainText('There are 2 problems');
  await expectSoundScreen(page);
  await page.getByLabel('Your name').fill('Lalita Devi');
  await page.getByLabel('Email address').fill(mailOf('head'));
  await page.getByRole('button', { name: 'Open the office' }).click();
  await expect(title(page)).toHaveText('Today');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have signed out.')).toBeVisible();
  await page.goto(`${office.url}/applications?q=keshav`);
  await page.getByLabel('Email address').fill(mailOf('head'));
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill(await mailedCode(office, mailOf('head')));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'Keshav Rao' })).toBeVisible();
  await page.goto(firstHead);
  await expect(title(page)).toHaveText('This link has expired');
  expect(errors.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
});

test('a passkey is added, and signs in', async ({ page }) => {
  const errors = collectPageErrors(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signInAs(page, office, 'head');
  await page.goto(`${office.url}/people/passkeys/new`);
  await page.getByRole('button', { name: 'Add a passkey on this device' }).click();
  await expect(title(page)).toHaveText('My sessions and passkeys');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You have signed out.')).toBeVisible();
  await page.goto(`${office.url}/messages`);
  await expect(title(page)).toHaveText('Sign in');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(title(page)).toHaveText('Messages');
  expect(errors).toEqual([]);
});

test('Back to a page that refused a form opens the page above', async ({ page }) => {
  await signInAs(page, office, 'head');
  await page.goto(`${office.url}/people`);
  const refused = page.waitForResponse(`${office.url}/people/invite`);
  await page.locator('form[action="/people/invite"] button').click();
  expect((await refused).status()).toBe(422);
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await expect(title(page)).toHaveText('Messages');
  await page.goBack();
  await expect(page).toHaveURL(`${office.url}/people`);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a clerk signs in, finds an application, and enters its status and a note', async ({
    page,
  }) => {
    const email = await signInAs(page, office, 'admissions');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto(`${office.url}/applications`);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByLabel('Code').fill(await mailedCode(office, email));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(title(page)).toHaveText('Applications');
    const search = page.getByRole('main').getByRole('searchbox');
    await search.fill('keshav');
    await search.press('Enter');
    await page.getByRole('main').getByRole('link', { name: 'Keshav Rao' }).click();
    await page.getByLabel('Change status to').selectOption({ label: 'Accepted' });
    await page.getByRole('button', { name: 'Set status' }).click();
    await expectMessage(page, 'Status changed.');
    await page.getByLabel('Note for the office').fill('Comes by bus 4.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('Comes by bus 4.')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You have signed out.')).toBeVisible();
  });
});

test('a row’s menu stays in view in a wide list', async ({ page }) => {
  await signInAs(page, office, 'head');
  await page.goto(`${office.url}/applications?q=keshav`);
  await page.getByRole('button', { name: 'Columns' }).click();
  for (const column of ['Number', 'Email', 'City']) {
    await page.getByLabel(column, { exact: true }).check();
  }
  await page.getByRole('button', { name: 'Show these columns' }).click();
  const actions = page.getByRole('button', { name: 'Actions for Keshav Rao' });
  await expect(actions).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#results')).toBeFocused();
  await page.getByRole('link', { name: 'Remove “keshav”' }).press('Enter');
  await expect(page).toHaveURL(`${office.url}/applications#results`);
  await expect(page.locator('#results')).toBeFocused();
});

test('a list keeps its filters, also on Back, and can be exported', async ({ page }) => {
  const errors = collectPageErrors(page);
  await signInAs(page, office, 'head');
  const main = page.getByRole('main');
  await page.keyboard.press('/');
  await page.keyboard.insertText('keshav');
  await page.locator('.search-panel').getByText('Keshav Rao').click();
  await expect(title(page)).toHaveText('Keshav Rao');
  await page.goto(`${office.url}/applications?q=keshav`);
  await main.getByRole('link', { name: 'Keshav Rao' }).click();
  await page.getByLabel('Change status to').selectOption({ label: 'Test taken' });
  await page.getByRole('button', { name: 'Set status' }).click();
  await expectMessage(page, 'Status changed.');
  await expect(page).toHaveURL(/\?q=keshav$/);
  await main.getByRole('link', { name: 'Applications' }).click();
  await expect(page).toHaveURL(`${office.url}/applications?q=keshav`);
  await page.getByRole('button', { name: 'Export the list' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV (.csv)' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await expect(page.getByRole('button', { name: 'Export the list' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'CSV (.csv)' })).toBeHidden();
  // The next person to sign in does not see the search.
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(title(page)).toHaveText('Sign in');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(errors).toEqual([]);
});
