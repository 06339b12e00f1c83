import '@/contract/forms/no-eval';
import * as z from 'zod';
import { PAYMENT_FAILED, PAYMENT_SUCCESS } from '@/contract/facts/money';
import { mapAnswers } from './answers';
import { BEGINNING, type Flow } from './flow';

const words = z.string().max(10_000);
const answers = z.object(mapAnswers(() => words));
const paise = z.number().int();

const flow: z.ZodType<Flow> = z.object({
  draft: answers.nullable(),
  gift: z
    .object({
      details: answers,
      order: z.object({
        orderId: words,
        key: words,
        amount: paise,
        statusByOrder: z.boolean().default(false),
      }),
      tried: z.boolean(),
    })
    .nullable(),
  payment: z.object({ orderId: words, paymentId: words, signature: words }).nullable(),
  result: z
    .object({
      status: z.enum([PAYMENT_SUCCESS, PAYMENT_FAILED]),
      dismissed: z.boolean().default(false),
      orderId: words,
      statusByOrder: z.boolean().default(false),
      paymentId: words,
      amount: paise.nullable(),
      email: words,
    })
    .nullable(),
});

/** Anything odd that is found in the tab's storage counts as nothing. */
export function readFlow(stored: string | null): Flow {
  try {
    const parsed = flow.safeParse(JSON.parse(stored ?? ''));
    return parsed.success ? parsed.data : BEGINNING;
  } catch {
    return BEGINNING;
  }
}
