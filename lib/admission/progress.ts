import * as z from 'zod';
import { type Answers, mapAnswers, NO_ANSWERS } from './answers';

const words = z.string().max(10_000);
const answers = z.object(mapAnswers(() => words.default('')));
const payment = z.object({ orderId: words, paymentId: words, signature: words });

const progress = z.object({
  answers,
  /** Begun with this e-mail address; another address is another application. */
  application: z.object({ id: words, email: words }).nullable(),
  codeSentAt: z.number().nullable(),
  verified: z.boolean(),
  otp: words,
  /** The answers as the school has taken them. */
  completed: answers.nullable(),
  order: z.object({ id: words, amount: z.number().nullable() }).nullable(),
  payment: payment.nullable(),
  outcome: z.enum(['success', 'failed']).nullable(),
});

/** How far a registration has come. It lives in the tab alone. */
export type Progress = z.infer<typeof progress>;

export const BEGINNING: Progress = {
  answers: NO_ANSWERS,
  application: null,
  codeSentAt: null,
  verified: false,
  otp: '',
  completed: null,
  order: null,
  payment: null,
  outcome: null,
};

/** Anything odd that is found in the tab's storage counts as nothing. */
export function readProgress(stored: string | null): Progress {
  try {
    const parsed = progress.safeParse(JSON.parse(stored ?? ''));
    return parsed.success ? parsed.data : BEGINNING;
  } catch {
    return BEGINNING;
  }
}

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
