import { type Answers, mapAnswers, NO_ANSWERS } from '@/contract/facts/admission-answers';
import type { RegisteredChild } from '@/contract/requests/admission';
import type { Payment } from '@/lib/payments/payment';
import type { OrderStatus } from '@/lib/payments/question';
import { familyOf } from './family';

/** How far a registration has come. It lives in the tab alone. */
export type Progress = {
  answers: Answers;
  /** Begun with this e-mail address; another address is another application. */
  application: { id: string; email: string } | null;
  codeSentAt: number | null;
  verified: boolean;
  otp: string;
  /** Children of this e-mail who are paid for; without those to be registered once more. */
  registered: readonly RegisteredChild[];
  /** The answers as the school has taken them. */
  completed: Answers | null;
  order: { id: string; amount: number | null; statusByOrder: boolean } | null;
  payment: Payment | null;
  outcome: 'success' | 'failed' | null;
  /** Failed because the window was closed. */
  dismissed: boolean;
};

export const BEGINNING: Progress = {
  answers: NO_ANSWERS,
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

export type Step = 1 | 2 | 3;

/** Which step may be shown follows from what was done, not from where the visitor wants to go. */
export function reachable(wanted: Step, { completed, outcome }: Progress): Step {
  if (outcome === 'success') return 3;
  if (wanted === 3 && outcome !== null) return 3;
  return wanted > 1 && completed !== null ? 2 : 1;
}

/** Where a visitor who comes back goes on. */
export function furthest(progress: Progress): Step {
  return reachable(progress.outcome === 'success' ? 3 : 2, progress);
}

/** What the school knows from last time fills what is empty; nothing typed is overwritten. */
export function prefilled(typed: Answers, known: Partial<Answers> | null): Answers {
  return mapAnswers((key) => typed[key] || known?.[key] || '');
}

/** Another address has to be verified anew; the other answers stay. */
export function withoutVerification(progress: Progress): Progress {
  const { answers } = progress;
  return { ...BEGINNING, answers };
}

/** Its order as the calls know it; a registration that lost its order can ask nothing. */
export function orderStatus({ order }: Progress): OrderStatus {
  return { orderId: order?.id ?? '', statusByOrder: order?.statusByOrder ?? false };
}

/**
 * The family stays, the child is new. An address that was proved for an application counts for it
 * alone, so it is proved anew once there is an order for that application.
 */
export function withAnotherChild(progress: Progress): Progress {
  const answers = familyOf(progress.answers);
  return progress.order || progress.outcome
    ? { ...BEGINNING, answers }
    : { ...progress, answers, completed: null };
}
