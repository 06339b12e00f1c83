import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { applicationStatus, statusPanel as copy } from '@/content/application-status';
import { APPLICATION_STATES, familyWords } from '@/school-api/records/states/application-states';
import { readPdf } from '@/tests/support/read-pdf';
import { expectAccessibleAtAllSizes, layoutCheck } from './support/checks/page';
import { collectPageErrors } from './support/page-errors';
import { button, heading, registerPaid } from './support/registration';
import { codeFor, newEmail } from './support/school';

async function verify(page: Page, email: string) {
  await page.goto(applicationStatus.path);
  await page.getByLabel(copy.find.email).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(copy.find.code)).toBeFocused();
  await page.keyboard.type(await codeFor(email));
  await expect(heading(page, copy.heading.replace('{email}', email))).toBeFocused();
}

const one = {
  application_number: 'BCDF2345',
  name: 'Keshav Rao',
  apply_for: 'Class 5',
  state: 'Received',
  follows: 'We will write to you about the next step.',
  note: '',
  test: { date: '2099-12-13', time: '09:30', place: 'Vraja campus', seat: '12' },
  paid: { on: '2026-11-21', amount: 150_000, returned: 0, payment_id: 'pay_1', test: false },
  receipt: true,
  documents: ['birth certificate', 'photograph'].map((kind, at) => ({ kind, sent: at > 0 })),
  move_to: ['2099-12-20'],
  move_tests: [{ date: '2099-12-20', time: '09:30', place: 'Vraja campus' }],
  can: ['withdraw', 'test'],
};
const note = 'Please bring the transfer certificate.';
const ACTIONS: Partial<Record<string, object>> = {
  'place offered': { note, can: ['accept', 'decline', 'withdraw'] },
};
const inState = (state: string) => {
  const { title, follows } = familyWords({ state, answerBy: '2099-12-27' }, new Date());
  return { state: title, follows, ...ACTIONS[state] };
};
const [, ...later] = Object.keys(APPLICATION_STATES);
const others = [...later.map(inState), { state: 'Fee not paid', can: ['continue'] }];
const STATES = [
  one,
  ...others.map((more, at) => ({
    ...one,
    ...{ application_number: `GHJK678${at}`, can: [], documents: [], move_to: [], ...more },
  })),
];

async function tabTo(page: Page, name: string) {
  const target = page.locator('summary, button').filter({ hasText: name }).first();
  for (let pressed = 0; pressed < 100; pressed++) {
    if (await target.evaluate((own) => own === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

test('an application in each state fits, and its actions are reached by Tab', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = newEmail();
  await page.route('**/api/application-status', (route) =>
    route.fulfill({ json: { email, applications: STATES } }),
  );
  await verify(page, email);
  await expect(page.locator('.status-state')).toHaveText(STATES.map(({ state }) => state));
  for (const name of [copy.move.action, copy.decline.action]) {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('p', { hasText: copy.decline.question })).toBeFocused();
  await expect(page.getByLabel(copy.move.label)).toBeVisible();
  await expectAccessibleAtAllSizes(page);
});

/** The printed card contains the number, and fits on one page of each paper size. */
async function expectOnePage(page: Page, number: string) {
  for (const format of ['A4', 'Letter']) {
    const { pages, text } = await readPdf(await page.pdf({ format, tagged: true }));
    expect(pages, format).toBe(1);
    // A kerned pair of letters is read with a space between.
    expect(text.replaceAll(' ', ''), format).toContain(number);
  }
}

test('a family sees the state of its application after the payment', async ({ page }) => {
  const pageErrors = collectPageErrors(page);
  const state = await layoutCheck(page);
  const email = await registerPaid(page);
  const number = await page
    .getByText(/^[2-9B-DF-HJ-NP-TV-Z]{8}$/)
    .first()
    .textContent();
  await state();
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await button(page, copy.print).click();
  await expectOnePage(page, number ?? 'none');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page, copy.calendar).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain('TRIGGER:-P1D');

  await verify(page, email);
  await expect(page.getByText(number ?? 'none')).toBeVisible();
  await state();
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    button(page, copy.receipt).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/\.pdf$/);

  await button(page, copy.another).click();
  await expect(page.getByLabel('Guardian Name')).toHaveValue('Madhav Vrajwasi');
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByLabel('City')).toHaveValue('Vraja');

  await page.goto(applicationStatus.path);
  await button(page, copy.withdraw.action).first().click();
  await expect(page.locator('p', { hasText: copy.withdraw.question })).toBeFocused();
  await button(page, copy.withdraw.yes).click();
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
  expect(pageErrors).toEqual([]);
});
