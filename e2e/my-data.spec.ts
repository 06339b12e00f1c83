import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { myDataPanel as copy, myData } from '@/content/my-data';
import { layoutCheck } from './support/checks/page';
import { collectPageErrors } from './support/page-errors';
import { button } from './support/registration';
import { codeFor, newEmail, sendToSchool } from './support/school';

async function leaveTraces(email: string) {
  await sendToSchool('create-admission/', { email, first_name: 'Keshav', last_name: 'Rao' });
  await sendToSchool('contact-us/', {
    name: 'Meera Rao',
    mobile_code: '+91',
    mobile: '9000000001',
    email,
    subject: 'Hello',
    message: 'Is the hostel open in summer?',
  });
}

async function verify(page: Page, email: string) {
  await page.getByLabel(copy.find.email).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(copy.find.code)).toBeFocused();
  await page.keyboard.type(await codeFor(email));
}

async function downloaded(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a person views, downloads, corrects, withdraws and erases their data', async ({ page }) => {
  const pageErrors = collectPageErrors(page);
  const state = await layoutCheck(page);
  const email = newEmail();
  await leaveTraces(email);
  await page.goto('/privacy');
  await page.getByRole('link', { name: myData.entry.link }).click();
  await expect(page.getByRole('heading', { name: myData.title, level: 1 })).toBeVisible();
  await expect(page.getByLabel(copy.find.email)).toBeVisible();
  await verify(page, email);
  const heading = page.getByRole('heading', {
    name: copy.data.heading.replace('{email}', email),
  });
  await expect(heading).toBeFocused();
  await page.locator('.my-data-section summary').first().click();
  await expect(page.getByText('Keshav', { exact: true })).toBeVisible();
  await state();

  const json = await downloaded(page, copy.data.json);
  expect(json.name).toBe('my-data.json');
  expect(JSON.parse(json.text)).toMatchObject({ email });
  const text = await downloaded(page, copy.data.text);
  expect(text.text).toContain('Is the hostel open in summer?');

  await page.getByLabel(copy.correct.label).fill('The child is called Keshava.');
  await button(page, copy.correct.send).click();
  await expect(page.getByText(copy.correct.sent)).toBeVisible();
  await button(page, copy.withdraw.action).click();
  await expect(page.getByText(copy.withdraw.done)).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();

  await button(page, copy.erase.action).click();
  await expect(page.getByText(copy.erase.question)).toBeVisible();
  await button(page, copy.erase.no).click();
  await button(page, copy.erase.action).click();
  await button(page, copy.erase.yes).click();
  await expect(page.getByRole('heading', { name: copy.erased.heading })).toBeFocused();
  await expect(page.getByText('Registrations of children: 1')).toBeVisible();
  await expect(page.getByText('Messages: 1')).toBeVisible();
  await state();
  expect(page.url()).toMatch(/\/privacy\/my-data$/);
  await button(page, copy.erased.again).click();
  await expect(page.getByLabel(copy.find.email)).toBeFocused();
  expect(pageErrors).toEqual([]);
});
