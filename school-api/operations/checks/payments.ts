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

export const webhook: Check = {
  subject: 'webhook',
  run: async ({ db, config, now }) => {
    if (config.payments.keys === undefined) return [];
    // An event may be an hour behind its payment.
    const { paid, events } = await readWebhooks(db, {
      since: ago(now(), 7 * DAY_MS),
      until: ago(now(), HOUR_MS),
    });
    if (paid === 0 || events > 0) return [];
    return serious('webhook', {
      what: `${paid} orders were paid in the last seven days, and the provider has sent no webhook.`,
      why: 'A payment whose window was closed too early is noticed 15 minutes later or more, and refunds never.',
      todo: 'In the provider’s dashboard see that the webhook leads to SITE_URL/api/payments/webhook, that it is on, and that its secret is RAZORPAY_WEBHOOK_SECRET.',
    });
  },
};
