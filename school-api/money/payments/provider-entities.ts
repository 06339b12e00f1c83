import { z } from 'zod';

/** Unix seconds. An invalid time counts as missing, so that it cannot lose a payment. */
export const seconds = z.number().int().nullish().catch(null);

/** Only fields that we use; the provider may add others at any time. */
export const providerOrder = z.object({
  id: z.string().min(1),
  amount: z.number().int(),
  currency: z.string(),
  receipt: z.string().nullish(),
  /** 'created' until somebody attempts to pay. */
  status: z.string().nullish(),
  /** An empty list if there are none. */
  notes: z.record(z.string(), z.unknown()).catch({}),
  created_at: seconds,
});

export const providerPayment = z.object({
  id: z.string().min(1),
  order_id: z.string().nullish(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  /** Also true after a refund; false for a payment returned without a capture. */
  captured: z.boolean().nullish(),
  amount_refunded: z.number().int().nullish(),
  /** Why it failed, such as 'incorrect_otp'. Other formats count as none. */
  error_reason: z
    .string()
    .regex(/^[a-z0-9_]{1,64}$/)
    .nullish()
    .catch(null),
  /** When the payer paid. */
  created_at: seconds,
  /** Only in some of the provider's responses. */
  captured_at: seconds,
});

export const providerRefund = z.object({
  id: z.string().min(1),
  payment_id: z.string().min(1),
  amount: z.number().int(),
  /** An unknown state counts as pending. */
  status: z.enum(['pending', 'processed', 'failed']).catch('pending'),
  created_at: seconds,
});

export const providerDispute = z.object({
  id: z.string().min(1),
  payment_id: z.string().min(1),
  amount: z.number().int(),
  /** Deducted from the account; 0 until the dispute is lost. */
  amount_deducted: z.number().int().nullish(),
  /** An unknown phase counts as open. */
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']).catch('open'),
  /** When it was opened. Only the event contains its end. */
  created_at: seconds,
});

export function collectionOf<I extends z.ZodType>(item: I) {
  return z.object({ items: z.array(item) });
}

export const providerFault = z.object({
  error: z.object({ code: z.string().default(''), description: z.string().default('') }),
});

export type ProviderOrder = z.infer<typeof providerOrder>;
export type ProviderPayment = z.infer<typeof providerPayment>;
export type ProviderRefund = z.infer<typeof providerRefund>;
export type ProviderDispute = z.infer<typeof providerDispute>;
