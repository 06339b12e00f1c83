import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, createElement } from 'react';
import { beforeEach, expect } from 'vitest';
import { DonationFlow } from '@/components/donations/donation-flow';
import { button, press, stubSite } from '../forms/stub-site';
import { stubCheckout } from '../payments/checkout-stub';
import { causes } from './samples';

/** The site behind the donation page, and what each test does with it. */
export function donationPage() {
  const path = '/api/create-donation';
  const order = { order_id: 'order_1', razorpay_key: 'key_1', amount: 10_050 };
  const site = stubSite();
  // Otherwise its script would be awaited, also by tests of other files.
  const checkout = stubCheckout();
  beforeEach(() => site.answer(path, order));

  type Props = Omit<ComponentProps<typeof DonationFlow>, 'checkoutScript'>;
  /** Hydrates the server's rendering in a container. */
  async function open(props: Props = {}, search = '', container?: HTMLElement): Promise<void> {
    history.replaceState(null, '', `/donate-register${search}`);
    await show(props, container);
  }
  async function show(props: Props, container?: HTMLElement): Promise<void> {
    const flow = createElement(DonationFlow, { checkoutScript: '/checkout.js', causes, ...props });
    render(flow, container && { container, hydrate: true });
    await waitFor(() => expect(stored().draft).toBeTruthy());
    await waitFor(() => expect(button('Continue').disabled).toBe(false));
  }
  const review = () => screen.findByText('Review your donation');
  const stored = () => JSON.parse(sessionStorage.getItem('donation') ?? '{}');
  return {
    site,
    checkout,
    path,
    order,
    open,
    reload: (props: Props = {}) => {
      cleanup();
      return show(props);
    },
    stored,
    sent: () => site.sent(path),
    review,
    reachReview: async () => {
      await press('Continue');
      await review();
    },
  };
}
