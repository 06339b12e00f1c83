import '@/contract/forms/no-eval';
import * as z from 'zod';
import { mapAnswers } from '@/contract/facts/admission-answers';
import { NO_CONSENT } from '@/contract/facts/consent';
import { readStored, storedPayment, text } from '@/lib/payments/read-stored';
import { BEGINNING, type Progress } from './progress';

const answers = z.object(mapAnswers(() => text.default('')));

const progress: z.ZodType<Progress> = z.object({
  answers,
  // A tab opened before this was added has none.
  consent: z
    .object({ consent_name: text, consent_relation: text, consent_version: text })
    .default(NO_CONSENT),
  application: z.object({ id: text, email: text, grant: text.optional() }).nullable(),
  codeSentAt: z.number().nullable(),
  verified: z.boolean(),
  otp: text,
  registered: z.array(z.object({ name: text, paid_on: text, payment_id: text })).default([]),
  completed: answers.nullable(),
  order: z
    .object({
      id: text,
      amount: z.number().nullable(),
      statusByOrder: z.boolean().default(false),
      test: z.boolean().optional(),
    })
    .nullable(),
  payment: storedPayment,
  outcome: z.enum(['success', 'failed']).nullable(),
  dismissed: z.boolean().default(false),
});

export const readProgress = readStored(progress, BEGINNING);
