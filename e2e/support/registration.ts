import { expect, type Locator, type Page } from '@playwright/test';
import { school } from '@/content/school';
import { codeFor, newEmail } from './school';

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

export const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Records each toast as it appears, because toasts disappear after three seconds. */
export async function noteToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const toasts: string[] = [];
    Reflect.set(window, 'toasts', toasts);
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const all = [node, ...node.querySelectorAll('*')];
        for (const each of all) {
          if (each.matches('[data-sonner-toast]')) toasts.push(each.textContent ?? '');
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

export async function expectToast(page: Page, text: string): Promise<void> {
  const take = (wanted: string) => {
    const toasts: string[] = Reflect.get(window, 'toasts');
    const at = toasts.findIndex((one) => one.includes(wanted));
    toasts.splice(0, at + 1);
    return at >= 0;
  };
  await expect.poll(() => page.evaluate(take, text), { message: text }).toBe(true);
}

/** Starts the form as a visitor does, but does not scroll the page. */
export const touch = (field: Locator) =>
  field.evaluate(
    (control) => control instanceof HTMLElement && control.focus({ preventScroll: true }),
  );

export async function openRegister(page: Page): Promise<void> {
  await noteToasts(page);
  await page.goto('/register');
  await touch(page.getByLabel('First Name'));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('registration'))).toBeTruthy();
}

export async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('First Name').fill('Gopal');
  await page.getByLabel('Last Name').fill('Vrajwasi');
  await page.getByLabel('Email').fill(email);
  await button(page, 'Send OTP').click();
  await expectToast(page, 'OTP sent successfully!');
}

export async function verifyEmail(page: Page, email = newEmail()): Promise<string> {
  await askForCode(page, email);
  await enterCode(page, email);
  return email;
}

/** Six digits are verified automatically. */
export async function enterCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('OTP').fill(await codeFor(email));
  await expect(button(page, 'Verified ✓')).toBeDisabled();
}

export async function fillDetails(page: Page): Promise<void> {
  await page.getByLabel('Guardian Name').fill('Madhav Vrajwasi');
  await page.getByLabel('Contact Number', { exact: true }).fill('0000000012');
  await page.getByLabel('Day Scholar').check();
  await page.getByLabel('Apply For').selectOption('Class 1');
  await page.getByLabel('Admission Date').selectOption({ index: 1 });
  await openFold(page, 'Address');
  await page.getByLabel('City').fill('Vraja');
  await declare(page);
}

export async function openFold(page: Page, name: string): Promise<void> {
  const fold = page.locator('.fold', { has: page.locator('summary', { hasText: name }) });
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click();
  await expect(fold.locator('summary')).toBeVisible();
}

/** The parent's declaration; its name follows the guardian's. */
export async function declare(page: Page): Promise<void> {
  await page.getByLabel('Relation to the child').selectOption('Father');
  await consentBox(page).check();
}

export const consentBox = (page: Page) => page.getByLabel(/^I am a parent/);

export async function reachReview(page: Page): Promise<string> {
  await openRegister(page);
  const email = await verifyEmail(page);
  await fillDetails(page);
  await button(page, 'Continue').click();
  await expect(heading(page, 'Review details and make payment')).toBeFocused();
  return email;
}

export async function registerPaid(page: Page): Promise<string> {
  const email = await reachReview(page);
  await openCheckout(page);
  await button(page, /^Pay ₹/).click();
  await expect(success(page)).toBeVisible();
  return email;
}

export async function openCheckout(page: Page): Promise<void> {
  // The previous step has a button with the same name.
  await expect(heading(page, 'Review details and make payment')).toBeVisible();
  await button(page, 'Continue').click();
  await expect(button(page, /^Pay ₹/)).toBeEnabled();
}

export const success = (page: Page) =>
  page.getByText(`You are registered for admission session ${school.session}`);

export const failure = (page: Page) => page.getByText('Payment Failed!');
