import fc from 'fast-check';
import type { Purpose } from '@/school-api/db';
import { reconcile, reconcileRefunds } from '@/school-api/money';
import { afterPaid } from './after-paid';
import { DONATION } from './payment-actions';
import { handlerBody, type PaymentsApp, signedFor } from './payments-app';

const MINUTE = 60;

/** Events of one order, caused by the visitor, the provider, the network or the clock. */
export const action = fc.oneof(
  fc.record({
    do: fc.constant('checkout' as const),
    choice: fc.constantFrom('pay' as const, 'pay' as const, 'fail' as const, 'later' as const),
    afterFailure: fc.constantFrom('nothing' as const, 'captured' as const, 'authorized' as const),
    autoCapture: fc.boolean(),
  }),
  fc.record({ do: fc.constantFrom('handler' as const, 'callback' as const) }),
  fc.record({ do: fc.constant('webhook' as const), which: fc.nat({ max: 9 }) }),
  fc.record({ do: fc.constant('duplicate webhook' as const), which: fc.nat({ max: 9 }) }),
  fc.record({ do: fc.constantFrom('reconciler' as const, 'dismissal' as const, 'retry' as const) }),
  fc.record({ do: fc.constantFrom('forged handler' as const, 'forged webhook' as const) }),
  fc.record({ do: fc.constantFrom('network cut' as const, 'network back' as const) }),
  fc.record({ do: fc.constant('lost answer' as const) }),
  fc.record({
    do: fc.constant('time' as const),
    seconds: fc.constantFrom(5, 12, 16 * MINUTE, 600 * MINUTE),
  }),
);

/** Events of an order after it was paid; no effect before. */
export const actionAfterPaid = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      /** Share of the amount; at 1, the remainder. */
      part: fc.constantFrom(0.2, 0.5, 1, 1),
      which: fc.constantFrom(0, 1),
      end: fc.constantFrom('processed', 'processed', 'processed later', 'failed later'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('dispute' as const), part: fc.constantFrom(0.4, 1) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('dispute ends' as const),
      end: fc.constantFrom(
        ...['under_review' as const, 'won' as const, 'lost' as const, 'closed' as const],
      ),
      /** Share of the disputed amount that is lost; it may be lost again for a larger share. */
      part: fc.constantFrom(0.5, 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pay again' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund check' as const) }) },
);

type ActionOf<A> = A extends fc.Arbitrary<infer T> ? T : never;
export type Action = ActionOf<typeof action> | ActionOf<typeof actionAfterPaid>;

type Handled = { order_id?: string; payment_id?: string; razorpay_signature?: string };

/** Hides the different field names of the two forms. */
async function openForm(api: PaymentsApp, purpose: Purpose) {
  if (purpose === 'donation') {
    const verify = (handled: Handled) =>
      api.post('donation-verify-payment/', {
        razorpay_order_id: handled.order_id,
        razorpay_payment_id: handled.payment_id,
        razorpay_signature: handled.razorpay_signature,
      });
    // A donor who retries fills in the form again.
    const retry = () => api.post('create-donation/', DONATION);
    return { orderId: await api.startDonation(), retry, verify };
  }
  const applicationId = await api.apply();
  const retry = () => api.post('create-order/', { application_id: applicationId });
  const verify = (handled: Handled) => api.post('verify-payment/', handled);
  return { orderId: await api.openFee(applicationId), retry, verify };
}

/** An application or donation with its order and the checkout's result. */
export async function startJourney(api: PaymentsApp, purpose: Purpose) {
  const { orderId, retry, verify } = await openForm(api, purpose);
  let handled: Handled | undefined;
  const after = afterPaid(api, orderId);

  const deliver = async (which: number, times = 0) => {
    const all = await api.eventsOf(orderId);
    const event = all[which % Math.max(all.length, 1)];
    if (event === undefined) return;
    // The same event may also arrive under another id.
    const ids = Array.from({ length: times }, (_, time) => `${event.eventId}_${time}`);
    await Promise.all([event.eventId, ...ids].map((id) => api.webhook(event.body, id)));
  };

  const perform = async (step: Action): Promise<void> => {
    switch (step.do) {
      case 'checkout': {
        const { afterFailure, autoCapture, choice } = step;
        await api.control({ autoCapture });
        const { status, body } = await api.checkout(orderId, choice, {
          switches: { afterFailure, lateSeconds: 10 },
        });
        if (status === 200) handled = handlerBody(body);
        break;
      }
      case 'handler':
      case 'callback':
        if (handled !== undefined) await verify(handled);
        break;
      case 'webhook':
        await deliver(step.which);
        break;
      case 'duplicate webhook':
        await deliver(step.which, 2);
        break;
      case 'forged handler':
        await verify({ ...signedFor(api.account, orderId, 'pay_x'), payment_id: 'pay_y' });
        break;
      case 'forged webhook': {
        const entity = { id: 'pay_x', order_id: orderId, amount: 150_000, currency: 'INR' };
        const payload = { payment: { entity: { ...entity, status: 'captured' } } };
        await api.webhook(JSON.stringify({ event: 'order.paid', payload }), 'evt', '0'.repeat(64));
        break;
      }
      case 'dismissal':
        await verify({ order_id: orderId });
        break;
      case 'retry':
        await retry();
        break;
      case 'reconciler':
        await reconcile(api.deps);
        break;
      case 'refund': {
        await api.control({ refunds: step.end });
        const { amount } = await api.orderOf(orderId);
        await after.refund(step.part === 1 ? undefined : amount * step.part, step.which);
        break;
      }
      case 'dispute': {
        const { amount } = await api.orderOf(orderId);
        await after.dispute(amount * step.part);
        break;
      }
      case 'dispute ends': {
        const { disputes } = await after.books();
        const [one] = disputes.filter(({ status }) => ['open', 'lost'].includes(status));
        const deducted = step.end === 'lost' ? (one?.amount ?? 0) * step.part : undefined;
        if (one !== undefined) await after.endDispute(one.id, step.end, deducted);
        break;
      }
      case 'pay again':
        if ((await after.books()).payments.length > 0) await after.payAgain();
        break;
      case 'refund check':
        await reconcileRefunds(api.deps);
        break;
      case 'network cut':
        api.network.cut = true;
        break;
      case 'network back':
        api.network.cut = false;
        break;
      case 'lost answer':
        api.network.loseAnswer = true;
        break;
      case 'time':
        api.later(step.seconds);
    }
  };

  /** The payment state in our database and in the emails. */
  const readState = async () => {
    const order = await api.orderOf(orderId);
    const mails = (await api.mails()).filter(({ key }) => key.endsWith(order.id));
    const count = (kind: string) => mails.filter((mail) => mail.kind === kind).length;
    return {
      paid: order.state === 'paid',
      receipts: count(`${purpose}-receipt`),
      notices: count('office-payment'),
    };
  };

  /** Checks the order for hours, and refunds for two more days, with a working network. */
  const checkRefundsLater = async () => {
    Object.assign(api.network, { cut: false, loseAnswer: false });
    for (let round = 0; round < 3; round += 1) {
      api.later(7 * 60 * MINUTE);
      await reconcile(api.deps);
    }
    for (let round = 0; round < 2; round += 1) {
      api.later(25 * 60 * MINUTE);
      await reconcileRefunds(api.deps);
    }
  };

  return { orderId, after, perform, readState, checkRefundsLater };
}
