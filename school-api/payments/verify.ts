import {
  type OrderState,
  PAYMENT_FAILED,
  PAYMENT_SUCCESS,
  type VerificationResponse,
} from '@/contract';
import type { PaymentOrder, Purpose } from '../db/schema/orders';
import { Refusal } from '../http/refusal';
import { findByProviderOrder, mayAsk, updateOrder } from '../repositories/orders';
import { applyPayment, readAttempts } from './ask';
import { needProvider } from './need-provider';
import { isId } from './new-id';
import type { PaymentParts } from './parts';
import type { Provider } from './provider';
import { settle } from './settle';

/** How often a page that waits for its money makes us ask the provider. */
const RECHECK_MS = 10_000;

/** Neither paid nor failed as far as anyone knows: the site shows it as not paid, and asks again. */
const PAYMENT_PENDING = 'pending';

export type Verification = { orderId: string; paymentId: string; signature: string };

/**
 * What the checkout's handler and the callback bring. The signature proves that the provider speaks
 * of our order; whether the money is there, the provider itself is asked.
 */
export async function verifyPayment(
  parts: PaymentParts,
  purpose: Purpose,
  { orderId, paymentId, signature }: Verification,
): Promise<VerificationResponse> {
  const provider = needProvider(parts);
  const order = isId(orderId) ? await findByProviderOrder(parts.db, orderId) : undefined;
  const id = order?.providerOrderId;
  if (order?.purpose !== purpose || !id) throw new Refusal('not_found', 'There is no such order.');
  if (paymentId === '' && signature === '') return recheck(parts, provider, order);
  if (!provider.signed(id, paymentId, signature)) {
    parts.log.warn({ event: 'wrong-signature', orderId: order.id }, 'a payment is not signed');
    return { status: PAYMENT_FAILED };
  }
  if (order.state === 'paid') return { status: PAYMENT_SUCCESS };
  return { status: await confirm(parts, provider, order, paymentId) };
}

async function confirm(
  parts: PaymentParts,
  provider: Provider,
  order: PaymentOrder,
  paymentId: string,
): Promise<string> {
  try {
    const payment = await provider.payment(paymentId);
    return statusOf(await applyPayment(parts, provider, order, payment));
  } catch (error) {
    parts.log.warn({ event: 'unconfirmed', orderId: order.id, err: error }, 'is asked again soon');
    return postpone(parts, order, paymentId);
  }
}

/** A signature alone does not say that the money was captured: the reconciler asks as soon as it can. */
function postpone(parts: PaymentParts, order: PaymentOrder, paymentId: string): Promise<string> {
  return parts.db.transaction(async (tx) => {
    const { amount, currency } = order;
    const payment = { id: paymentId, amount, currency };
    const state = await settle(tx, order.id, { kind: 'attempted', payment }, parts);
    if (state === 'paid') return PAYMENT_SUCCESS;
    await updateOrder(tx, order.id, { checkAt: parts.now() });
    return PAYMENT_PENDING;
  });
}

/** The state as it is; the provider is asked too, but not more often than every few seconds. */
async function recheck(
  parts: PaymentParts,
  provider: Provider,
  order: PaymentOrder,
): Promise<VerificationResponse> {
  const now = parts.now();
  const known = { status: statusOf(order.state) };
  if (order.state === 'paid') return known;
  if (!(await mayAsk(parts.db, order.id, now, new Date(now.getTime() - RECHECK_MS)))) return known;
  try {
    const { state, attempted } = await readAttempts(parts, provider, order);
    return { status: statusOf(state), attempted };
  } catch (error) {
    parts.log.warn({ event: 'recheck', orderId: order.id, err: error }, 'provider could not tell');
    return known;
  }
}

function statusOf(state: OrderState): string {
  if (state === 'paid') return PAYMENT_SUCCESS;
  return state === 'failed' ? PAYMENT_FAILED : PAYMENT_PENDING;
}
