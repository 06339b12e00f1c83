import { donateRegister } from '@/content/donate-register';
import type { Answers } from '@/lib/donations/answers';
import { DONATION_KEY } from '@/lib/donations/fill-donation';
import { BEGINNING, ended, type Flow, paymentState, reachable, tried } from '@/lib/donations/flow';
import type { Journey, JourneyActions, JourneyOptions } from '../payments/use-journey';
import type { PaidJourney } from '../payments/use-payment';
import { loadReader } from './lazy';

export const donationOptions: JourneyOptions<Flow> = {
  storageKey: DONATION_KEY,
  historyKey: 'donationStep',
  initial: BEGINNING,
  loadReader,
  firstStep: () => 1,
  reachable,
  // Back leads to the form from each later step; retry and result share one history entry.
  pushes: (from, to) => from === 1 && to !== 1,
};

export type Donation = Journey<Flow>;

/** Payment of a donation; the form opens its order, and each attempt uses that order. */
export function donationPayment(
  { latest, update, go }: JourneyActions<Flow>,
  alert: (message: string) => void,
): PaidJourney {
  return {
    purpose: 'donation',
    payment: () => paymentState(latest()),
    claim: (orderId) => orderId ?? latest().pending?.order.orderId ?? '',
    async openOrder() {
      const { pending } = latest();
      if (!pending) return null;
      update(tried(latest()));
      const { description } = donateRegister.checkout;
      return {
        ok: true,
        data: { order: pending.order, description, prefill: prefillOf(pending.details) },
      };
    },
    keep: (payment) => update({ payment }),
    end(orderId, outcome) {
      update(ended(latest(), orderId, outcome));
      go(3);
    },
    notOpened() {
      alert(donateRegister.review.initFailed);
      return '';
    },
    notLoaded: '',
  };
}

function prefillOf({ donor_name: name, email, mobile_code: code, mobile }: Answers) {
  return { name, email, contact: `${code}${mobile}` };
}
