import { z } from 'zod';

/** The provider's public test ids and cards, with the failure reason or null. */
const UPI_IDS: Record<string, string | null> = {
  'success@razorpay': null,
  'failure@razorpay': 'payment_failed',
};

const CARDS: Record<string, string | null> = {
  '4100280000001007': null,
  '5500670000001002': null,
  '6527658900001005': null,
  '4100280000060003': 'payment_failed',
  '4100280000090000': 'payment_timed_out',
};

export const TEST_BANK = 'DEMO';

/** The customer chooses the outcome. */
const BANK_OUTCOMES: Record<string, string | null> = {
  [TEST_BANK]: null,
  [`${TEST_BANK}_DECLINES`]: 'payment_failed',
};

const OTP_DIGITS = /^\d{4,10}$/;

/** Accepts test data only, so that nobody enters a real card or account. */
export const paymentMethod = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('upi'),
    vpa: z
      .string()
      .transform((value) => value.trim().toLowerCase())
      .refine((value) => Object.hasOwn(UPI_IDS, value), {
        error: `Use one of ${Object.keys(UPI_IDS).join(' and ')}.`,
      }),
  }),
  z.object({
    method: z.literal('card'),
    number: z
      .string()
      .transform((value) => value.replace(/\s/g, ''))
      .refine((value) => Object.hasOwn(CARDS, value), { error: 'Use one of the test cards.' }),
    otp: z.string().max(20),
  }),
  z.object({
    method: z.literal('netbanking'),
    bank: z.string().refine((value) => Object.hasOwn(BANK_OUTCOMES, value), {
      error: 'Use the test bank.',
    }),
  }),
]);

export type PaymentMethod = z.infer<typeof paymentMethod>;

/** The failure reason, or null for success. */
export function outcomeOf(paidBy: PaymentMethod): string | null {
  if (paidBy.method === 'upi') return UPI_IDS[paidBy.vpa] ?? null;
  if (paidBy.method === 'netbanking') return BANK_OUTCOMES[paidBy.bank] ?? null;
  const refusal = CARDS[paidBy.number] ?? null;
  if (refusal !== null) return refusal;
  return OTP_DIGITS.test(paidBy.otp) ? null : 'incorrect_otp';
}
