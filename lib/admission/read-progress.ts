import '@/contract/forms/no-eval';
import * as z from 'zod';
import { mapAnswers } from '@/contract/facts/admission-answers';
import { BEGINNING, type Progress } from './progress';

const words = z.string().max(10_000);
const answers = z.object(mapAnswers(() => words.default('')));

const progress: z.ZodType<Progress> = z.object({
  answers,
  application: z.object({ id: words, email: words }).nullable(),
  codeSentAt: z.number().nullable(),
  verified: z.boolean(),
  otp: words,
  registered: z.array(z.object({ name: words, paid_on: words, payment_id: words })).default([]),
  completed: answers.nullable(),
  order: z
    .object({
      id: words,
      amount: z.number().nullable(),
      statusByOrder: z.boolean().default(false),
    })
    .nullable(),
  payment: z.object({ orderId: words, paymentId: words, signature: words }).nullable(),
  outcome: z.enum(['success', 'failed']).nullable(),
  dismissed: z.boolean().default(false),
});

/** Anything odd that is found in the tab's storage counts as nothing. */
export function readProgress(stored: string | null): Progress {
  try {
    const parsed = progress.safeParse(JSON.parse(stored ?? ''));
    return parsed.success ? parsed.data : BEGINNING;
  } catch {
    return BEGINNING;
  }
}
