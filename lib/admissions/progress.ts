import { type Answers, mapAnswers, NO_ANSWERS } from '@/contract/facts/admission-answers';
import { type Consent, NO_CONSENT } from '@/contract/facts/consent';
import type { RegisteredChild } from '@/contract/requests/admission';
import type { Payment } from '@/lib/payments/payment';
import type { PaymentOutcome } from '@/lib/payments/payment-outcome';
import type { PaymentState } from '@/lib/payments/payment-state';
import type { OrderStatus } from '@/lib/payments/status-query';
import type { Step } from '@/lib/payments/steps';
import { withoutConsent } from './details';
import { familyOf } from './family';

export type Application = {
  id: string;
  email: string;
  /** Issued when the code was verified; only the embedded server has one. */
  grant?: string | undefined;
};

/** The progress of a registration, stored in the tab. */
export type Progress = {
  answers: Answers;
  consent: Consent;
  /** Belongs to this email; another email needs another application. */
  application: Application | null;
  codeSentAt: number | null;
  verified: boolean;
  otp: string;
  /** Paid registrations of this email, except those that the parent chose to repeat. */
  registered: readonly RegisteredChild[];
  /** The answers accepted by the school API. */
  completed: Answers | null;
  order: {
    id: string;
    amount: number | null;
    statusByOrder: boolean;
    /** Opened with a test key: no money moves. */
    test?: boolean | undefined;
  } | null;
  payment: Payment | null;
  outcome: 'success' | 'failed' | null;
  /** Failed because the checkout was closed. */
  dismissed: boolean;
};

export const BEGINNING: Progress = {
  answers: NO_ANSWERS,
  consent: NO_CONSENT,
  application: null,
  codeSentAt: null,
  verified: false,
  otp: '',
  registered: [],
  completed: null,
  order: null,
  payment: null,
  outcome: null,
  dismissed: false,
};

/** The step to show depends on the progress, not on the requested step. */
export function reachable(wanted: Step, { completed, outcome }: Progress): Step {
  if (outcome === 'success') return 3;
  if (wanted === 3 && outcome !== null) return 3;
  return wanted > 1 && completed !== null ? 2 : 1;
}

/** The step at which a returning visitor continues. */
export function furthest(progress: Progress): Step {
  return reachable(progress.outcome === 'success' ? 3 : 2, progress);
}

/** Fills empty answers from the school's data; typed answers are kept. */
export function prefilled(typed: Answers, known: Partial<Answers> | null): Answers {
  return mapAnswers((key) => typed[key] || known?.[key] || '');
}

/** Another address must be verified again; the other answers are kept. */
export function withoutVerification(progress: Progress): Progress {
  const { answers, consent } = progress;
  return { ...BEGINNING, answers, consent };
}

/** The server requires a new code; the application and its order stay. */
export const UNVERIFIED = {
  verified: false,
  otp: '',
  codeSentAt: null,
  completed: null,
} satisfies Partial<Progress>;

/** The order for status queries; undefined without an order. */
export function orderStatus({ order }: Progress): OrderStatus {
  return { orderId: order?.id ?? '', statusByOrder: order?.statusByOrder ?? false };
}

export function paymentState(progress: Progress): PaymentState {
  const { order, payment, outcome } = progress;
  return {
    order: order && orderStatus(progress),
    payment,
    tried: order !== null,
    ended: outcome !== null,
    // A settled order needs no query: the school refuses a second order for a paid application.
    unsettled: payment && { orderId: payment.orderId, payment },
  };
}

export function claimOrder({ order, outcome }: Progress, orderId: string | null): string | null {
  if (outcome === 'success' || orderId === null) return null;
  return (order?.id ?? orderId) === orderId ? orderId : null;
}

export function returned({ order }: Progress, payment: Payment): Partial<Progress> {
  return { order: order ?? forgotten(payment.orderId), payment };
}

export function ended(
  { order }: Progress,
  orderId: string,
  ending: PaymentOutcome,
): Partial<Progress> {
  return {
    order: order ?? forgotten(orderId),
    outcome: ending === 'paid' ? 'success' : 'failed',
    dismissed: ending === 'dismissed',
  };
}

/** An order known only from a redirect, in a tab that lost its state. */
const forgotten = (id: string) => ({ id, amount: null, statusByOrder: false });

/**
 * Keeps the family's answers for another child. An address is verified per application, so it must be
 * verified again once there is an order for the first application.
 */
export function withAnotherChild(progress: Progress): Progress {
  const answers = familyOf(progress.answers);
  const consent = withoutConsent(progress.consent);
  return progress.order || progress.outcome
    ? { ...BEGINNING, answers, consent }
    : { ...progress, answers, consent, completed: null };
}
