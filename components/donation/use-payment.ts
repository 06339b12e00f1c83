import { useCallback, useState } from 'react';
import { donateRegister } from '@/content/donate-register';
import { school } from '@/content/school';
import { type Gift, tried } from '@/lib/donation/flow';
import { openCheckout } from '@/lib/payments/checkout';
import { loadCheckout } from '@/lib/payments/checkout-script';
import type { Payment } from '@/lib/payments/payment';
import { useAlone } from '../forms/use-alone';
import { useWaking } from '../payments/use-waking';
import { isPaidWithin } from './late';
import type { Donation } from './use-donation';

/** A slow bank is waited for, a server that hangs is not: the last screen goes on asking. */
const VERIFY_MS = 60_000;
const ASK_FIRST_MS = 8_000;
const LEAVING_MS = 500;

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
      const paid = await isPaidWithin(VERIFY_MS, payment.orderId, payment);
      // A page that is being left cuts the question off; that is no answer, and no timer ends then.
      if (!paid) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
      setProcessing(false);
      end(payment.orderId, paid);
    },
    [latest, update, end],
  );

  async function attempt(gift: Gift): Promise<void> {
    const { orderId } = gift.order;
    // The last try may have paid after all: nobody pays twice.
    if (gift.tried && (await isPaidWithin(ASK_FIRST_MS, orderId, latest().payment))) {
      return end(orderId, true);
    }
    update(tried(latest()));
    const result = await openCheckout(checkoutOf(gift, script));
    if (result.kind === 'returned') return verify(result.payment);
    if (result.kind === 'unavailable') return alert(donateRegister.review.initFailed);
    end(orderId, false);
  }

  async function pay(): Promise<void> {
    const { gift } = latest();
    if (gift) await alone(() => attempt(gift));
  }

  useWaking(running);

  /** Begins to load the provider's script, so that Pay need not wait; Pay says when it cannot. */
  const prepare = useCallback(() => {
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
