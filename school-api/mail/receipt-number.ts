import { z } from 'zod';

const KINDS: readonly string[] = ['donation-receipt', 'admission-receipt'];

const numbered = z.object({ receiptNumber: z.string().min(1) });

/** The number of the receipt that a mail carries, if any. */
export function receiptNumberIn(kind: string, data: unknown): string | undefined {
  if (!KINDS.includes(kind)) return undefined;
  const parsed = numbered.safeParse(data);
  return parsed.success ? parsed.data.receiptNumber : undefined;
}
