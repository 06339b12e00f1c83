import { expect, type Page } from '@playwright/test';

export const sent = 'Your details has been submitted.';
export const missing = 'Please fill recptcha.';

export const alertBox = (page: Page) => page.getByRole('alertdialog');
export const continueButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /Continue|Sending/ });
export const captchaBox = (page: Page) =>
  page.getByRole('group', { name: 'Captcha' }).getByRole('checkbox');

export const answers = {
  'Full Name': 'Asha Vrajwasi',
  'Contact Number': '90000 00001',
  Email: 'asha@example.org',
  Subject: 'A visit',
  'Your message': 'May we come on Monday?',
};

export async function fillMessage(page: Page, changes: Partial<typeof answers> = {}) {
  for (const [label, value] of Object.entries({ ...answers, ...changes })) {
    await page.getByRole('main').getByLabel(label).fill(value);
  }
}

export async function passCaptcha(page: Page): Promise<void> {
  await captchaBox(page).click();
  // The proof is computed, beside the compilers of the development server.
  await expect(page.getByText('Verified', { exact: true })).toBeVisible({ timeout: 40_000 });
}

export async function expectAlert(page: Page, text: string): Promise<void> {
  await expect(alertBox(page)).toBeVisible();
  await expect(alertBox(page).locator('p')).toHaveText(text);
  await alertBox(page).getByRole('button', { name: 'OK' }).click();
  await expect(alertBox(page)).toHaveCount(0);
}

export async function sendMessage(page: Page): Promise<void> {
  await fillMessage(page);
  await passCaptcha(page);
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  await expectAlert(page, sent);
  await expect(page.getByLabel('Full Name')).not.toHaveValue(answers['Full Name']);
}

export async function expectKept(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(answers)) {
    await expect(page.getByRole('main').getByLabel(label)).toHaveValue(value);
  }
}
