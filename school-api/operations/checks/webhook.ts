import { DAY_MS, HOUR_MS } from '../../platform';
import { ago, type Check, serious } from './check';
import { readWebhooks } from './rows';

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
