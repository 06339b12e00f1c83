import path from 'node:path';
import { z } from 'zod';
import { PAISE_PER_RUPEE } from '@/contract';

const KEYS = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

const secret = z.string().regex(/^\S+$/, 'must have no spaces').optional();

/** The payment provider's part of the environment. */
export const paymentVariables = {
  RAZORPAY_KEY_ID: secret,
  RAZORPAY_KEY_SECRET: secret,
  RAZORPAY_WEBHOOK_SECRET: secret,
  RAZORPAY_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((value) => value.replace(/(?<!\/)\/+$/, '').replace(/\/v1$/, ''))
    .default('https://api.razorpay.com'),
  SCHOOL_ALLOW_SANDBOX: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  DONATION_MAX_RUPEES: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a whole number of rupees from 1 to 999999999')
    .transform((value) => Number(value) * PAISE_PER_RUPEE)
    .default(500_000 * PAISE_PER_RUPEE),
};

type Values = z.output<z.ZodObject<typeof paymentVariables>>;

/** Keys come together: with some of them no payment could be finished. */
export function demandAllKeys(values: Values, context: z.core.$RefinementCtx) {
  const missing = KEYS.filter((key) => values[key] === undefined);
  if (missing.length === 0 || missing.length === KEYS.length) return;
  for (const key of missing) {
    const message = `must be set too: ${KEYS.join(', ')} come together`;
    context.issues.push({ code: 'custom', path: [key], message, input: values });
  }
}

export type PaymentConfig = ReturnType<typeof paymentConfig>;

export function paymentConfig(values: Values, root: string, production: boolean) {
  const [keyId, keySecret, webhookSecret] = KEYS.map((key) => values[key] ?? '');
  return {
    keys: keyId && keySecret && webhookSecret ? { keyId, keySecret, webhookSecret } : undefined,
    apiUrl: values.RAZORPAY_API_URL,
    /** An imitation that takes no money must not stand in for a provider by accident. */
    sandboxAllowed: !production || values.SCHOOL_ALLOW_SANDBOX === '1',
    sandboxControls: !production,
    checkoutScript: path.join(root, 'build/sandbox-checkout.js'),
    maxDonationPaise: values.DONATION_MAX_RUPEES,
  };
}
