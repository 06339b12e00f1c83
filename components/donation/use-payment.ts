import { useCallback, useState } from 'react';
import { donateRegister } from '@/content/donate-register';
import { school } from '@/content/school';
import { type Gift, tried } from '@/lib/donation/flow';
import { openCheckout } from '@/lib/payments/checkout';
import { loadCheckout } from '@/lib/payments/checkout-script';
import type { Payment } from '@/lib/payments/payment';
import { questionAbout } from '@/lib/payments/question';
import { useAlone } from '../forms/use-alone';
import { ask, isVerified, prepareAsking } from '../payments/ask';
import { useWaking } from '../payments/use-waking';
import type { Donation } from './use-donation';

type Parts = { donation: Donation; script: string; alert: (message: string) => void };

/** From Pay to a result: the provider's window, then the school's word on what it brought. */
export function usePayment({ donation, script, alert }: Parts) {
  const { latest, update, end } = donation;
  const [processing, setProcessing] = useState(false);
  const { alone, busy, running } = useAlone();

  const verify = useCallback(
    async (payment: Payment) => {
      // Kept before it is verified: a reload in between takes it up again.
      update({ ...latest(), payment });
      setProcessing(true);
      const paid = await isVerified('donation', payment);
      setProcessing(false);
      end(payment.orderId, paid ? 'paid' : 'failed');
    },
    [latest, update, end],
  );

  async function attempt(gift: Gift): Promise<void> {
    const { orderId } = gift.order;
    const question = questionAbout(gift.order, latest().payment);
    // The last try may have paid after all: nobody pays twice.
    if (gift.tried && (await ask('donation', question)) === 'paid') return end(orderId, 'paid');
    update(tried(latest()));
    const result = await openCheckout(checkoutOf(gift, script));
    if (result.kind === 'returned') return verify(result.payment);
    if (result.kind === 'unavailable') return alert(donateRegister.review.initFailed);
    end(orderId, result.kind);
  }

  async function pay(): Promise<void> {
    const { gift } = latest();
    if (gift) await alone(() => attempt(gift));
  }

  useWaking(running);

  /** Begins to load the provider's script, so that Pay need not wait; Pay says when it cannot. */
  const prepare = useCallback(() => {
    prepareAsking();
    loadCheckout(script).catch(() => undefined);
  }, [script]);

  return { pay, prepare, busy, processing, verify };
}

export type Paying = ReturnType<typeof usePayment>;

function checkoutOf({ details, order }: Gift, script: string) {
  const { donor_name: name, email, mobile_code: code, mobile } = details;
  return {
    ...{ script, order, purpose: 'donation' as const },
    name: school.name,
    description: donateRegister.checkout.description,
    prefill: { name, email, contact: `${code}${mobile}` },
  };
}
