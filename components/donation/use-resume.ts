import { useEffect } from 'react';
import { readLanding } from '@/lib/payments/landing';
import { questionAbout } from '@/lib/payments/question';
import { ask } from '../payments/ask';
import { dropFragment } from './step-history';
import type { Donation } from './use-donation';
import type { Paying } from './use-payment';

/** Takes up a payment where the page left it: back from the bank, or reloaded on the way. */
export function useResume(donation: Donation, { verify }: Pick<Paying, 'verify'>): void {
  const { ready, latest, end } = donation;
  useEffect(() => {
    if (!ready) return;
    const landing = readLanding(location.hash);
    if (landing) dropFragment();
    const { gift, payment, result } = latest();
    const open = gift?.order.orderId ?? '';
    if (landing?.kind === 'returned') return void verify(landing.payment);
    if (landing?.kind === 'failed') return end(landing.orderId ?? open, 'failed');
    if (!gift || result) return;
    if (payment) return void verify(payment);
    // Perhaps it was paid in another tab, or while this one was asleep.
    if (!gift.tried) return;
    void ask('donation', questionAbout(gift.order, null)).then((standing) => {
      if (standing === 'paid' && latest().gift?.order.orderId === open) end(open, 'paid');
    });
  }, [ready, latest, end, verify]);
}
