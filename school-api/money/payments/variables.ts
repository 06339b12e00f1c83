import path from 'node:path';
import { z } from 'zod';
import { isLoopbackName, isTestKey, PAISE_PER_RUPEE } from '@/contract';
import { about, onOff } from '@/contract/facts/variables';

const KEYS = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

const key = z.string().regex(/^\S+$/, 'must not contain spaces').optional();

export const paymentVariables = {
  RAZORPAY_KEY_ID: key.meta(
    about('Payment', "the provider's keys: all three or none; none means the sandbox"),
  ),
  RAZORPAY_KEY_SECRET: key.meta(about('Payment', 'the secret of these keys')),
  RAZORPAY_WEBHOOK_SECRET: key.meta(about('Payment', 'the secret of the webhook')),
  SCHOOL_ALLOW_SANDBOX: onOff
    .default(false)
    .meta(
      about(
        'Payment',
        '`1` for a rehearsal: allows the sandbox with `NODE_ENV=production`, and `rzp_test_` keys under a public `SITE_URL`',
        'off',
      ),
    ),
};

/** Larger donations are made by bank transfer. */
const MAX_DONATION_RUPEES = 500_000;

type Values = z.output<z.ZodObject<typeof paymentVariables>>;

/** Payments use the sandbox or test keys, so a list without them would be empty. */
export const isTestMode = ({ keys }: Pick<PaymentConfig, 'keys'>) =>
  keys === undefined || isTestKey(keys.keyId);

/** With only some keys, payments would fail halfway. */
export function requireAllKeys(values: Values, context: z.core.$RefinementCtx) {
  const missing = KEYS.filter((key) => values[key] === undefined);
  if (missing.length === 0 || missing.length === KEYS.length) return;
  for (const key of missing) {
    const message = `must be set too: ${KEYS.join(', ')} belong together`;
    context.issues.push({ code: 'custom', path: [key], message, input: values });
  }
}

/** Test keys on a public site would issue receipts for payments that never happened. */
export function refuseTestKeys(
  values: Values & { NODE_ENV?: string | undefined; SITE_URL?: string | undefined },
  context: z.core.$RefinementCtx,
) {
  const { RAZORPAY_KEY_ID: key = '', SCHOOL_ALLOW_SANDBOX: allowed } = values;
  const isPublic = values.NODE_ENV === 'production' && !isLocal(values.SITE_URL);
  if (!isTestKey(key) || !isPublic || allowed) return;
  const message =
    'is a test key, which takes no money: set live keys, or SCHOOL_ALLOW_SANDBOX=1 for a rehearsal';
  context.issues.push({ code: 'custom', path: ['RAZORPAY_KEY_ID'], message, input: values });
}

function isLocal(url: string | undefined): boolean {
  const host = url !== undefined && URL.canParse(url) ? new URL(url).hostname : '';
  return isLoopbackName(host);
}

export type PaymentConfig = ReturnType<typeof paymentConfig>;

export function paymentConfig(values: Values, root: string, production: boolean) {
  const [keyId, keySecret, webhookSecret] = KEYS.map((key) => values[key] ?? '');
  return {
    keys: keyId && keySecret && webhookSecret ? { keyId, keySecret, webhookSecret } : undefined,
    apiUrl: 'https://api.razorpay.com',
    /** In production only on request, so that the sandbox never replaces the provider by accident. */
    sandboxAllowed: !production || values.SCHOOL_ALLOW_SANDBOX,
    sandboxControls: !production,
    checkoutScript: path.join(root, 'build/sandbox-checkout.js'),
    maxDonationPaise: MAX_DONATION_RUPEES * PAISE_PER_RUPEE,
  };
}
