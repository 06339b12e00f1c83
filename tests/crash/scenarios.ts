import { sign } from '@/school-api/money/payments/signature';
import { grantOf, handlerBody, type PaymentsApp } from '../school-api/money/payments/payments-app';
import { DONATION } from '../support/donation';

export type TestContext = {
  api: PaymentsApp;
  /** Posts to the running school, which is restarted if necessary. */
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  nextApplication: () => string;
};

/** What the checkout hands to the donor's page. */
export type Paid = Record<string, string>;

type Answer = { status: number; body: Record<string, unknown> };

/** The school is killed during `action`; `after` runs when it has restarted. */
export type Scenario = (context: TestContext) => Promise<{
  action: () => Promise<unknown>;
  after?: () => Promise<unknown>;
}>;

async function paidDonation(context: TestContext, switches: Record<string, unknown> = {}) {
  const orderId = await orderFor(context, 'create-donation/', DONATION);
  const { body: paid } = await context.api.checkout(orderId, 'pay', { switches });
  return { orderId, paid };
}

/** Sent by the browser that verified the address. */
function applicationOf({ nextApplication }: TestContext) {
  const id = nextApplication();
  return { application_id: id, grant: grantOf(id) };
}

async function paidAdmission(context: TestContext) {
  const application = applicationOf(context);
  const orderId = await orderFor(context, 'create-order/', application);
  const { body: paid } = await context.api.checkout(orderId, 'pay');
  return { application, paid };
}

/**
 * Nothing is killed here: a refusal is a bug in the scenario, and the message says why. A slow provider on
 * a busy machine is none: people who see 'try again' do so.
 */
async function orderFor({ post }: TestContext, path: string, asked: unknown): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    const { status, body } = await post(path, asked);
    if (typeof body.order_id === 'string') return body.order_id;
    if (status !== 503 || attempt === 5)
      throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  }
}

export const orderScenarios: Record<string, Scenario> = {
  'a donor submits the form, again after the crash, and pays': async (context) => ({
    action: () => context.post('create-donation/', DONATION),
    after: async () => {
      const orderId = await orderFor(context, 'create-donation/', DONATION);
      await context.api.checkout(orderId, 'pay');
    },
  }),

  'a parent goes to pay, again after the crash, and pays': async (context) => {
    const application = applicationOf(context);
    return {
      action: () => context.post('create-order/', application),
      after: async () => {
        const orderId = await orderFor(context, 'create-order/', application);
        await context.api.checkout(orderId, 'pay');
      },
    };
  },

  'a parent tries again after having paid': async (context) => {
    const { application } = await paidAdmission(context);
    return { action: () => context.post('create-order/', application) };
  },
};

export const settlementScenarios: Record<string, Scenario> = {
  'the handler reports an authorised donation': async (context) => {
    const { paid } = await paidDonation(context, { autoCapture: false });
    return { action: () => context.post('donation-verify-payment/', paid) };
  },

  'the handler reports a paid admission': async (context) => {
    const { paid } = await paidAdmission(context);
    return { action: () => context.post('verify-payment/', handlerBody(paid)) };
  },

  'the webhook reports a paid order': async (context) => {
    const { orderId } = await paidDonation(context);
    const events = (await context.api.deliveries()).filter(({ body }) => body.includes(orderId));
    const last = events.at(-1);
    if (last === undefined) throw new Error('the provider has no event');
    const headers = {
      'x-razorpay-event-id': last.eventId,
      'x-razorpay-signature': sign(last.body, context.api.account.webhookSecret),
    };
    return { action: () => context.post('payments/webhook', last.body, headers) };
  },
};

/** Crashes while a refund is reported; the provider repeats unacknowledged reports. */
export const refundScenarios: Record<string, Scenario> = {
  'the webhook reports a partial refund of a donation': async (context) => {
    const { paid } = await paidDonation(context);
    await context.post('donation-verify-payment/', paid);
    return reportRefund(context, String(paid.razorpay_payment_id), { amount: 10_000 });
  },

  'the webhook reports a fee as refunded, of which nobody had heard': async (context) => {
    const { paid } = await paidAdmission(context);
    return reportRefund(context, String(paid.razorpay_payment_id), {});
  },
};

async function reportRefund({ api, post }: TestContext, paymentId: string, asked: object) {
  await api.send(`/sandbox/control/refunds/${paymentId}`, asked);
  const events = (await api.deliveries()).filter(({ event }) => event === 'refund.processed');
  const event = events.find(({ body }) => body.includes(paymentId));
  if (event === undefined) throw new Error('the provider has no event');
  const headers = {
    'x-razorpay-event-id': event.eventId,
    'x-razorpay-signature': sign(event.body, api.account.webhookSecret),
  };
  const deliver = () => post('payments/webhook', event.body, headers);
  return { action: deliver, after: deliver };
}

/** Leaves an authorised payment, which the reconciler must find and capture. */
export async function payWithoutVerifying(context: TestContext): Promise<Paid> {
  return (await paidDonation(context, { autoCapture: false })).paid;
}
