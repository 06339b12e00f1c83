import '@/contract/forms/no-eval';
import * as z from 'zod';
import { PAYMENT_FAILED, PAYMENT_SUCCESS } from '@/contract/facts/money';
import { readStored, storedPayment, text } from '@/lib/payments/read-stored';
import { mapAnswers } from './answers';
import { BEGINNING, type Flow } from './flow';

/** A tab opened by an earlier version of the page lacks newer fields. */
const added = text.default('');
const answers = z.object({ ...mapAnswers(() => text), purpose: added, indian_citizen: added });
const paise = z.number().int();

const flow: z.ZodType<Flow> = z.object({
  draft: answers.nullable(),
  pending: z
    .object({
      details: answers,
      order: z.object({
        orderId: text,
        key: text,
        amount: paise,
        statusByOrder: z.boolean().default(false),
        taxId: z.boolean().optional(),
        grant: text.optional(),
      }),
      tried: z.boolean(),
    })
    .nullable(),
  payment: storedPayment,
  result: z
    .object({
      status: z.enum([PAYMENT_SUCCESS, PAYMENT_FAILED]),
      dismissed: z.boolean().default(false),
      orderId: text,
      statusByOrder: z.boolean().default(false),
      paymentId: text,
      amount: paise.nullable(),
      test: z.boolean().optional(),
      taxId: z.boolean().optional(),
      grant: text.optional(),
      purpose: added,
      name: added,
      email: text,
    })
    .nullable(),
});

export const readFlow = readStored(flow, BEGINNING);
