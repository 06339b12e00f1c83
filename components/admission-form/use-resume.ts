import { useEffect } from 'react';
import { orderStatus } from '@/lib/admission/progress';
import { type Landing, readLanding } from '@/lib/payments/landing';
import { questionAbout } from '@/lib/payments/question';
import { ask } from '../payments/ask';
import type { Paying } from './use-payment';
import type { Registration } from './use-progress';

/** Takes up a payment where the page left it: back from the bank, or reloaded on the way. */
export function useResume(
  { ready, latest, update }: Registration,
  { verify, end }: Pick<Paying, 'verify' | 'end'>,
): void {
  useEffect(() => {
    if (!ready) return;
    const landing = readLanding(location.hash);
    if (landing) history.replaceState(history.state, '', location.pathname);
    const { order, payment, outcome } = latest();
    if (outcome === 'success') return;
    const orderId = landing ? orderOf(landing) : null;
    // A result of another order says nothing about this registration.
    if (landing && orderId && (order?.id ?? orderId) === orderId) {
      update({ order: order ?? { id: orderId, amount: null, statusByOrder: false } });
      if (landing.kind === 'failed') return end('failed');
      update({ payment: landing.payment });
      return void verify(landing.payment);
    }
    if (!order || outcome !== null) return;
    if (payment) return void verify(payment);
    void ask('admission', questionAbout(orderStatus(latest()), null)).then((standing) => {
      if (standing === 'paid') end('paid');
    });
  }, [ready, latest, update, verify, end]);
}

function orderOf(landing: Landing): string | null {
  return landing.kind === 'returned' ? landing.payment.orderId : landing.orderId;
}
