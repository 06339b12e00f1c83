import { useEffect } from 'react';
import { readLanding } from '@/lib/payments/landing';
import { isPaid } from './late';
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
    const open = gift?.order.orderId;
    if (landing?.kind === 'returned') return void verify(landing.payment);
    if (landing?.kind === 'failed') return end(landing.orderId ?? open ?? '', false);
    if (!open || result) return;
    if (payment) return void verify(payment);
    // Perhaps it was paid in another tab, or while this one was asleep.
    if (!gift.tried) return;
    void isPaid(open, null).then((paid) => {
      if (paid && latest().gift?.order.orderId === open) end(open, true);
    });
  }, [ready, latest, end, verify]);
}
