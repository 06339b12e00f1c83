import path from 'node:path';
import { z } from 'zod';
import { isTestKey, PAISE_PER_RUPEE } from '@/contract';

const KEYS = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

const secret = z.string().regex(/^\S+$/, 'must have no spaces').optional();

export const paymentVariables = {
  RAZORPAY_KEY_ID: secret,
  RAZORPAY_KEY_SECRET: secret,
  RAZORPAY_WEBHOOK_SECRET: secret,
  RAZORPAY_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((value) => value.replace(/(?<!\/)\/+$/, '').replace(/\/v1$/, ''))
    .default('https://api.razorpay.com'),
  RAZORPAY_ALLOW_TEST_KEYS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  SCHOOL_ALLOW_SANDBOX: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  DONATION_MAX_RUPEES: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a whole number of rupees from 1 to 999999999')
    .transform((value) => Number(value) * PAISE_PER_RUPEE)
    .default(500_000 * PAISE_PER_RUPEE),
};

type Values = z.output<z.ZodObject<typeof paymentVariables>>;

/** Payments are made in the sandbox or with test keys: a list without them would be empty. */
export const movesNoMoney = ({ keys }: Pick<PaymentConfig, 'keys'>) =>
  keys === undefined || isTestKey(keys.keyId);

/** With only some of the keys payments would fail halfway. */
export function requireAllKeys(values: Values, context: z.core.$RefinementCtx) {
  const missing = KEYS.filter((key) => values[key] === undefined);
  if (missing.length === 0 || missing.length === KEYS.length) return;
  for (const key of missing) {
    const message = `must be set too: ${KEYS.join(', ')} come together`;
    context.issues.push({ code: 'custom', path: [key], message, input: values });
  }
}

/** Test keys on a public site would issue receipts for payments that never happened. */
export function refuseTestKeys(
  values: Values & { NODE_ENV: string; SITE_URL?: string | undefined },
  context: z.core.$RefinementCtx,
) {
  const { RAZORPAY_KEY_ID: key = '', RAZORPAY_ALLOW_TEST_KEYS: allowed } = values;
  const isPublic = values.NODE_ENV === 'production' && !isLocal(values.SITE_URL);
  if (!isTestKey(key) || !isPublic || allowed === '1') return;
  const message =
    'is a test key, which takes no money: set live keys, or RAZORPAY_ALLOW_TEST_KEYS=1 for a rehearsal';
  context.issues.push({ code: 'custom', path: ['RAZORPAY_KEY_ID'], message, input: values });
}

function isLocal(url: string | undefined): boolean {
  const host = url !== undefined && URL.canParse(url) ? new URL(url).hostname : '';
  return ['localhost', '127.0.0.1', '[::1]'].includes(host);
}

export type PaymentConfig = ReturnType<typeof paymentConfig>;

export function paymentConfig(values: Values, root: string, production: boolean) {
  const [keyId, keySecret, webhookSecret] = KEYS.map((key) => values[key] ?? '');
  return {
    keys: keyId && keySecret && webhookSecret ? { keyId, keySecret, webhookSecret } : undefined,
    apiUrl: values.RAZORPAY_API_URL,
    /** In production only on request, so that the sandbox never replaces the provider by accident. */
    sandboxAllowed: !production || values.SCHOOL_ALLOW_SANDBOX === '1',
    sandboxControls: !production,
    checkoutScript: path.join(root, 'build/sandbox-checkout.js'),
    maxDonationPaise: values.DONATION_MAX_RUPEES,
  };
}
