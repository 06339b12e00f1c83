import { isTestKey } from '@/contract';
import { DAY_MS, HOUR_MS } from '../../platform';
import { ago, type Check, serious } from './check';
import { readWebhooks } from './rows';

export const payments: Check = {
  subject: 'payment keys',
  run: ({ config }) => {
    const { keys, sandboxAllowed } = config.payments;
    if (keys !== undefined) return isTestKey(keys.keyId) ? testKeys : [];
    return sandboxAllowed ? sandbox : noKeys;
  },
};

const KEYS = 'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET';
const TODO = `Set ${KEYS} to the live values from the provider’s dashboard.`;
const NO_MONEY = 'Visitors are told that they have paid, but no money is moved.';

const testKeys = serious('payment-test-keys', {
  what: 'The keys of the payment provider are test keys.',
  why: NO_MONEY,
  todo: TODO,
});

const sandbox = serious('payment-sandbox', {
  what: 'The sandbox replaces the payment provider.',
  why: NO_MONEY,
  todo: `${TODO} Leave SCHOOL_ALLOW_SANDBOX and CHECKOUT_SCRIPT_URL empty.`,
});

const noKeys = serious('payment-keys', {
  what: `${KEYS} are not set.`,
  why: 'Nobody can pay the registration fee or donate.',
  todo: TODO,
});

export const webhook: Check = {
  subject: 'webhook',
  run: async ({ db, config, now }) => {
    if (config.payments.keys === undefined) return [];
    // An event may arrive an hour after its payment.
    const { paid, events } = await readWebhooks(db, {
      since: ago(now(), 7 * DAY_MS),
      until: ago(now(), HOUR_MS),
    });
    if (paid === 0 || events > 0) return [];
    return serious('webhook', {
      what: `${paid} orders were paid in the last 7 days, but the provider sent no webhook.`,
      why: 'If a visitor closes the payment window early, the payment is found 15 minutes later. Refunds and disputes are found a day later, or within a week.',
      todo: 'In the provider’s dashboard, check that the webhook is on, calls SITE_URL/api/payments/webhook and has RAZORPAY_WEBHOOK_SECRET as its secret.',
    });
  },
};
