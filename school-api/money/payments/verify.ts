import { formatInIndia } from '@/content/india-time';
import {
  type OrderState,
  PAYMENT_FAILED,
  PAYMENT_SUCCESS,
  type VerificationResponse,
} from '@/contract';
import type { PaymentOrder, Purpose } from '../../db';
import { ApiError } from '../../platform';
import { type PaymentDeps, requireProvider } from './deps';
import { isId } from './new-id';
import { findByProviderOrder, findOrder, tryStartRecheck, updateOrder } from './order-rows';
import type { Provider } from './provider';
import { settle } from './settle';
import { applyPayment, syncOrderAttempts } from './sync-order';

/** Minimum interval between two requests to the provider about one order. */
const RECHECK_MS = 10_000;
/** For a paid order, only a refund would be news. */
const PAID_RECHECK_MS = 60_000;

/** Not known yet: the site shows the payment as unpaid and asks again. */
const PAYMENT_PENDING = 'pending';

type Verification = { orderId: string; paymentId: string; signature: string };

/**
 * Handles the checkout's result. The signature proves only that it belongs to our order; the
 * payment's state is read from the provider.
 */
export async function verifyPayment(
  deps: PaymentDeps,
  purpose: Purpose,
  { orderId, paymentId, signature }: Verification,
): Promise<VerificationResponse> {
  const provider = requireProvider(deps);
  const order = isId(orderId) ? await findByProviderOrder(deps.db, orderId) : undefined;
  const id = order?.providerOrderId;
  if (order?.purpose !== purpose || !id)
    throw new ApiError('not_found', 'We could not find this payment.');
  if (paymentId === '' && signature === '') return recheck(deps, provider, order);
  if (!provider.isSignedPayment(id, paymentId, signature)) {
    deps.log.warn({ event: 'wrong-signature', orderId: order.id }, 'invalid payment signature');
    return { status: PAYMENT_FAILED };
  }
  if (order.state === 'paid') return paidResponse(order);
  const status = await confirm(deps, provider, order, paymentId);
  return status === PAYMENT_SUCCESS ? readResponse(deps, order.id) : { status };
}

async function confirm(
  deps: PaymentDeps,
  provider: Provider,
  order: PaymentOrder,
  paymentId: string,
): Promise<string> {
  try {
    const payment = await provider.payment(paymentId);
    return statusOf(await applyPayment(deps, provider, order, payment));
  } catch (error) {
    deps.log.warn(
      { event: 'unconfirmed', orderId: order.id, err: error },
      'the payment could not be confirmed and will be checked again',
    );
    return scheduleCheck(deps, order, paymentId);
  }
}

/** The signature does not prove that the money was captured: the reconciler checks as soon as possible. */
function scheduleCheck(deps: PaymentDeps, order: PaymentOrder, paymentId: string): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const { amount, currency } = order;
    const payment = { id: paymentId, amount, currency };
    const state = await settle(tx, order.id, { kind: 'attempted', payment }, deps);
    if (state === 'paid') return PAYMENT_SUCCESS;
    await updateOrder(tx, order.id, { checkAt: deps.now() });
    return PAYMENT_PENDING;
  });
}

/** Returns the current state, refreshed from the provider at most once per interval. */
async function recheck(
  deps: PaymentDeps,
  provider: Provider,
  order: PaymentOrder,
): Promise<VerificationResponse> {
  const now = deps.now();
  const isPaid = order.state === 'paid';
  const known = isPaid ? withPaymentId(order) : { status: statusOf(order.state) };
  if (isPaid && order.refundCheckAt === null) return known;
  const since = new Date(now.getTime() - (isPaid ? PAID_RECHECK_MS : RECHECK_MS));
  if (!(await tryStartRecheck(deps.db, order.id, now, since))) return known;
  try {
    const { state, attempted } = await syncOrderAttempts(deps, provider, order);
    const paid = state === 'paid' ? await findOrder(deps.db, order.id) : undefined;
    const response = paid && withPaymentId(paid);
    return { ...(response ?? { status: statusOf(state) }), attempted };
  } catch (error) {
    deps.log.warn(
      { event: 'recheck', orderId: order.id, err: error },
      'request to the payment provider failed',
    );
    return known;
  }
}

async function readResponse({ db }: PaymentDeps, id: string): Promise<VerificationResponse> {
  const order = await findOrder(db, id);
  return order === undefined ? { status: PAYMENT_SUCCESS } : paidResponse(order);
}

function paidResponse({ amount, returned, returnedAt }: PaymentOrder): VerificationResponse {
  const status = PAYMENT_SUCCESS;
  if (returned === 0 || returnedAt === null) return { status };
  const on = formatInIndia(returnedAt, 'yyyy-MM-dd');
  return { status, refunded: { amount: returned, on, whole: returned >= amount } };
}

/** For a page that queries by order only: it does not know which payment arrived. */
function withPaymentId(order: PaymentOrder): VerificationResponse {
  const { paymentId } = order;
  return { ...paidResponse(order), ...(paymentId && { payment_id: paymentId }) };
}

function statusOf(state: OrderState): string {
  if (state === 'paid') return PAYMENT_SUCCESS;
  return state === 'failed' ? PAYMENT_FAILED : PAYMENT_PENDING;
}
