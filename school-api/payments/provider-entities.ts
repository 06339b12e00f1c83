import { z } from 'zod';

/** Only the fields that are used; the provider may add others at any time. */
export const providerOrder = z.object({
  id: z.string().min(1),
  amount: z.number().int(),
  currency: z.string(),
  receipt: z.string().nullish(),
});

export const providerPayment = z.object({
  id: z.string().min(1),
  order_id: z.string().nullish(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
});

export function collectionOf<I extends z.ZodType>(item: I) {
  return z.object({ items: z.array(item) });
}

export const providerFault = z.object({
  error: z.object({ code: z.string().default(''), description: z.string().default('') }),
});

export type ProviderOrder = z.infer<typeof providerOrder>;
export type ProviderPayment = z.infer<typeof providerPayment>;
