import { expect, type Page } from '@playwright/test';
import { samplePdf } from '../../tests/school-api/sample-cv';

export const done = 'Application Submitted Successfully!';
export const failed = 'Failed to submit application. Please try again.';

export const applyButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Apply|Submitting\.\.\.)$/ });

export const pdf = (bytes = 0, name = 'Radha Rao.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: samplePdf(bytes),
});

type File = ReturnType<typeof pdf>;

export const choose = (page: Page, file: File) => page.getByLabel('Upload CV').setInputFiles(file);

export async function chosenName(page: Page): Promise<string> {
  return page
    .getByLabel('Upload CV')
    .evaluate((input) => (input instanceof HTMLInputElement ? (input.files?.[0]?.name ?? '') : ''));
}

const words = { 'Full Name': 'Radha Rao', Contact: '9000000004', Email: 'radha@example.org' };

/** Everything but the file; the vacancy only if none is chosen yet. */
export async function fillApplication(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const vacancy = main.getByLabel('Vacancy');
  if ((await vacancy.inputValue()) === '') await vacancy.selectOption({ index: 1 });
  for (const [label, value] of Object.entries(words)) {
    await main.getByLabel(label, { exact: true }).fill(value);
  }
  await main.getByLabel('Latest Qualification').selectOption('Postgraduate');
  await main.getByLabel('Experience').selectOption({ label: '5 Years or more' });
}

export async function expectGiven(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const [label, value] of Object.entries(words)) {
    await expect(main.getByLabel(label, { exact: true })).toHaveValue(value);
  }
  await expect(main.getByLabel('Latest Qualification')).toHaveValue('Postgraduate');
  await expect(main.getByLabel('Experience')).toHaveValue('5');
  expect(await chosenName(page)).toBe('Radha Rao.pdf');
}
