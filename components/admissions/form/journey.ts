import { register } from '@/content/register';
import type { Answers } from '@/contract/facts/admission-answers';
import { DEFAULT_COUNTRY_CODE } from '@/contract/facts/phones';
import { isTestKey } from '@/contract/provider';
import { REGISTRATION_KEY } from '@/lib/admissions/continued';
import {
  BEGINNING,
  claimOrder,
  ended,
  furthest,
  type Progress,
  paymentState,
  reachable,
  returned,
  UNVERIFIED,
  withoutVerification,
} from '@/lib/admissions/progress';
import type { Journey, JourneyActions, JourneyOptions } from '../../payments/use-journey';
import type { PaidJourney } from '../../payments/use-payment';
import { call, loadReader } from './lazy';
import { showToast } from './toasts';

export const registrationOptions: JourneyOptions<Progress> = {
  storageKey: REGISTRATION_KEY,
  historyKey: 'registrationStep',
  initial: BEGINNING,
  loadReader,
  firstStep: furthest,
  reachable,
  // Back and Forward go through every step.
  pushes: (from, to) => from !== to,
};

export type Registration = Journey<Progress>;

/** Payment of the registration fee; each attempt opens an order, which the school may refuse. */
export function feePayment({ latest, update, go }: JourneyActions<Progress>): PaidJourney {
  return {
    purpose: 'admission',
    payment: () => paymentState(latest()),
    claim: (orderId) => claimOrder(latest(), orderId),
    async openOrder() {
      const { application, completed } = latest();
      if (!application || !completed) return null;
      const opened = await call((calls) => calls.openOrder(application));
      if (!opened.ok) return opened;
      const { key, order_id: orderId, amount, status_by_order: statusByOrder } = opened.data;
      const stored = { id: orderId, amount, statusByOrder, test: isTestKey(key) };
      update({ order: stored, payment: null, outcome: null });
      const order = { key, orderId, amount };
      const { description } = register.checkout;
      return { ok: true, data: { order, description, prefill: prefillOf(completed) } };
    },
    keep: (payment) => update(returned(latest(), payment)),
    end(orderId, outcome) {
      update(ended(latest(), orderId, outcome));
      go(3);
    },
    notOpened(failure) {
      void showToast('error', register.errors.paymentFailed);
      if (failure === 'not-loaded') return register.review.notLoaded;
      if (failure.kind === 'refused' && failure.code === 'not_found') {
        update(withoutVerification(latest()));
        go(1);
      }
      if (failure.kind === 'refused' && failure.code === 'forbidden') {
        update(UNVERIFIED);
        go(1);
        void showToast('error', register.details.verifyAgain);
      }
      return failure.message;
    },
    notLoaded: register.review.notLoaded,
  };
}

function prefillOf({ first_name, last_name, email, mobile }: Answers) {
  return {
    name: `${first_name} ${last_name}`,
    email,
    contact: mobile ? `${DEFAULT_COUNTRY_CODE}${mobile}` : '',
  };
}
