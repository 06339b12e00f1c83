import * as z from 'zod';
import type { Phone } from '../facts/phone-number';

/** Separates country code and number before the form's rules validate them. */
export function withNormalizedPhone<S extends z.ZodObject>(form: S, read: (phone: Phone) => Phone) {
  return z.preprocess((sent: z.input<S>) => normalize(sent, read), form);
}

/** Input without a number is left to the rules. */
function normalize(sent: unknown, read: (phone: Phone) => Phone): unknown {
  if (typeof sent !== 'object' || sent === null || !('mobile' in sent)) return sent;
  const { mobile } = sent;
  const mobile_code = 'mobile_code' in sent ? (sent.mobile_code ?? '') : '';
  if (typeof mobile !== 'string' || typeof mobile_code !== 'string') return sent;
  const { code, number } = read({ code: mobile_code, number: mobile });
  return { ...sent, mobile_code: code, mobile: number };
}
