import { isTestKey } from '@/contract';
import { type Check, serious } from './check';

export const payments: Check = {
  subject: 'payment keys',
  run: ({ config }) => {
    const { keys, sandboxAllowed } = config.payments;
    if (keys !== undefined) return isTestKey(keys.keyId) ? testKeys : [];
    return sandboxAllowed ? sandbox : noKeys;
  },
};

const KEYS = 'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET';
const TODO = `Set the live ${KEYS} of the provider’s dashboard.`;
const NO_MONEY = 'Visitors would be told that they have paid, and no money is moved.';

const testKeys = serious('payment-test-keys', {
  what: 'The keys of the payment provider are test keys.',
  why: NO_MONEY,
  todo: TODO,
});

const sandbox = serious('payment-sandbox', {
  what: 'The sandbox takes the place of the payment provider.',
  why: NO_MONEY,
  todo: `${TODO} Leave SCHOOL_ALLOW_SANDBOX and CHECKOUT_SCRIPT_URL empty.`,
});

const noKeys = serious('payment-keys', {
  what: `${KEYS} are not set.`,
  why: 'Nobody can pay the registration fee, and nobody can give.',
  todo: TODO,
});
