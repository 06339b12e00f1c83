import { expect, type Page } from '@playwright/test';
import * as donation from './support/donation';
import { endCheckout, ownSchool, useFakeCheckout } from './support/own-school';
import {
  button,
  expectToast,
  failure,
  heading,
  openRegister,
  success,
} from './support/registration';
import { test } from './support/sites';

test.use({ baseURL: async ({ fake }, use) => use(fake.url) });
test.beforeEach(({ page }) => useFakeCheckout(page));

async function reachReview(page: Page): Promise<void> {
  await openRegister(page);
  await page.getByLabel('First Name').fill('Gopal');
  await page.getByLabel('Last Name').fill('Vrajwasi');
  await page.getByLabel('Email').fill('parent@example.org');
  await button(page, 'Send OTP').click();
  await expectToast(page, 'OTP sent successfully!');
  await page.getByLabel('OTP').fill('123456');
  await expect(button(page, 'Verified ✓')).toBeVisible();
  await page.getByLabel('Day Scholar').check();
  await button(page, 'Continue').click();
  await expect(heading(page, 'Review details and make payment')).toBeVisible();
}

const journeys = [
  {
    name: 'the registration',
    reach: reachReview,
    pay: (page: Page) => button(page, 'Continue').click(),
    paid: success,
    call: 'verify-payment',
    fields: { order_id: 'order_own', payment_id: 'pay_own', razorpay_signature: 'abc' },
  },
  {
    name: 'the donation',
    reach: async (page: Page) => {
      await donation.reachReview(page);
    },
    pay: (page: Page) => button(page, /^Pay ₹/).click(),
    paid: donation.success,
    call: 'donation-verify-payment',
    fields: {
      razorpay_order_id: 'order_own',
      razorpay_payment_id: 'pay_own',
      razorpay_signature: 'abc',
    },
  },
] as const;

/** The final state: a phone number to call, and no promise of success. */
async function expectOffice(page: Page): Promise<void> {
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText('please do not pay again')).toBeVisible();
  await expect(page.getByText('This page does not change by itself')).toBeVisible();
  await expect(page.getByText('this page changes by itself')).toHaveCount(0);
  await expect(page.getByText('nothing was paid')).toHaveCount(0);
  await expect(button(page, 'Check again now')).toHaveCount(0);
}

for (const { name, reach, pay, paid, call, fields } of journeys) {
  test.describe(`${name} with a server that knows payments only`, () => {
    test('asks nothing about an order without a payment, at any step', async ({ page, fake }) => {
      const school = ownSchool(fake);
      await page.clock.install();
      await reach(page);
      await pay(page);
      await endCheckout(page, 'dismissed');
      await expectOffice(page);
      await page.clock.runFor(120_000);
      await page.reload();
      await expectOffice(page);
      await button(page, 'Retry Payment').click();
      await page.reload();
      await pay(page);
      await endCheckout(page, 'failed');
      await expectOffice(page);
      await page.clock.runFor(120_000);
      expect(school.verifications()).toEqual([]);
    });

    test('asks about a payment again until it has arrived, always whole', async ({
      page,
      fake,
    }) => {
      const school = ownSchool(fake);
      await reach(page);
      await pay(page);
      await endCheckout(page, 'paid');
      await expect(failure(page)).toBeVisible();
      await expect(page.getByText('this page changes by itself')).toBeVisible();
      school.verify({ status: 'success' });
      await button(page, 'Check again now').click();
      await expect(paid(page)).toBeVisible();
      const asked = school.verifications();
      expect(asked.length).toBeGreaterThan(1);
      for (const each of asked) expect(each).toEqual({ path: call, body: fields });
    });
  });
}
