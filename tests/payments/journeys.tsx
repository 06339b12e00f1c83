import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { Registration } from '@/components/admissions/form/registration';
import { DonationFlow } from '@/components/donations/donation-flow';
import { DEFAULT_FORM_CONTROLS } from '@/contract';
import { NO_ANSWERS } from '@/contract/facts/admission-answers';
import { formFieldsOf } from '@/lib/admissions/fields';
import { BEGINNING } from '@/lib/admissions/progress';
import { NO_ANSWERS as NO_DONATION_ANSWERS } from '@/lib/donations/answers';
import { opened } from '@/lib/donations/flow';
import { page, press, stubSite } from '../forms/stub-site';
import { stubCheckout } from './checkout-stub';

const SCRIPT = 'https://checkout.example.org/checkout.js';
const fields = formFieldsOf(
  DEFAULT_FORM_CONTROLS.map((field) => ({ ...field, shown: true })),
  { datesOffered: false },
);
const child = {
  ...NO_ANSWERS,
  first_name: 'Gopal',
  last_name: 'Vrajwasi',
  email: 'parent@example.org',
  mobile: '0000000012',
};
const completed = {
  ...BEGINNING,
  application: { id: 'a1', email: child.email },
  verified: true,
  otp: '123456',
  answers: child,
  completed: child,
};
const donor = {
  ...NO_DONATION_ANSWERS,
  donor_name: 'Asha',
  email: 'asha@example.org',
  mobile: '0000000012',
};
const order = { orderId: 'order_1', key: 'key_1', amount: 150_000, statusByOrder: true };

export const TEST_KEY = 'rzp_test_key';

export const payment = { orderId: 'order_1', paymentId: 'pay_1', signature: 'abc' };

export const registration = {
  name: 'a registration',
  storageKey: 'registration',
  historyKey: 'registrationStep',
  review: { ...completed },
  inTest: { ...completed },
  tried: { ...completed, order: { id: 'order_1', amount: 150_000, statusByOrder: true } },
  verifyPath: '/api/verify-payment',
  body: { order_id: 'order_1', payment_id: 'pay_1', razorpay_signature: 'abc' },
  byOrder: { order_id: 'order_1', payment_id: '', razorpay_signature: '' },
  pay: 'Continue',
  paid: 'You are registered for admission session',
  prefill: { name: 'Gopal Vrajwasi', email: 'parent@example.org', contact: '+910000000012' },
  description: 'Admission Registration Fee',
  orderPath: '/api/create-order',
  /** Each attempt requests the order; the API returns the same one. */
  orders: 2,
  show: () =>
    render(<Registration fields={fields} dates={[]} fee={1500} checkoutScript={SCRIPT} />),
};

export const journeys = [
  registration,
  {
    name: 'a donation',
    storageKey: 'donation',
    historyKey: 'donationStep',
    review: opened(donor, order),
    inTest: opened(donor, { ...order, key: TEST_KEY }),
    tried: { ...opened(donor, order), pending: { details: donor, order, tried: true } },
    verifyPath: '/api/donation-verify-payment',
    body: {
      razorpay_order_id: 'order_1',
      razorpay_payment_id: 'pay_1',
      razorpay_signature: 'abc',
    },
    byOrder: { razorpay_order_id: 'order_1', razorpay_payment_id: '', razorpay_signature: '' },
    pay: 'Pay ₹1,500.00',
    paid: 'Payment Successful!',
    prefill: { name: 'Asha', email: 'asha@example.org', contact: '+910000000012' },
    description: 'Donation Payment',
    orderPath: '/api/create-donation',
    orders: 0,
    show: () => render(<DonationFlow checkoutScript={SCRIPT} />),
  },
];

type Journey = (typeof journeys)[number];

/** The site and the checkout of one journey, and what each test does with the page. */
export function journeyPage(journey: Journey) {
  const site = stubSite();
  const checkout = stubCheckout();
  beforeEach(() => {
    localStorage.clear();
    const created = { key: 'key_1', order_id: 'order_1', amount: 150_000, status_by_order: true };
    site.answer('/api/create-order', created);
    site.answer(journey.verifyPath, { status: 'success' });
  });

  async function open(state: object = journey.review, step = 2, hash = ''): Promise<void> {
    sessionStorage.setItem(journey.storageKey, JSON.stringify(state));
    history.replaceState({ [journey.historyKey]: step }, '', `/page${hash}`);
    journey.show();
    await waitFor(() => expect(stored()).toMatch(/{/));
  }
  const stored = () => sessionStorage.getItem(journey.storageKey) ?? '';
  const step = () => document.querySelector('.flow')?.getAttribute('data-step');
  const verifications = () => site.sent(journey.verifyPath);
  const seen = (text: string) => waitFor(() => expect(page()).toContain(text));
  async function startPaying(times = 1): Promise<void> {
    await waitFor(() => expect(step()).toBe('2'));
    await press(journey.pay);
    await checkout.isOpen(times);
  }
  return { site, checkout, open, stored, step, verifications, seen, startPaying };
}
