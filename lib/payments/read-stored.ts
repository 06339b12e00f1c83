import * as z from 'zod';
import { parseJson } from '@/contract/json';

export const text = z.string().max(10_000);

export const storedPayment = z
  .object({ orderId: text, paymentId: text, signature: text })
  .nullable();

/** Parses the stored state; anything invalid counts as the initial state. */
export function readStored<State>(schema: z.ZodType<State>, initial: State) {
  return (stored: string | null): State => {
    const parsed = schema.safeParse(parseJson(stored ?? ''));
    return parsed.success ? parsed.data : initial;
  };
}
