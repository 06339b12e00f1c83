import { Hono } from 'hono';
import type { SandboxPayment } from '../../db';
import { readJson } from '../../platform';
import { sign } from '../payments/signature';
import type { SandboxAccount } from './account';
import { attemptPayment, attemptRequest } from './attempt';
import type { SandboxDeps } from './deps';
import { failureOf } from './failures';
import { SandboxFault } from './fault';
import { settleLatePayments } from './late';
import { requireOrder } from './orders';

/** Endpoints of the checkout window, which has only the public key. */
export function checkoutRoutes(deps: SandboxDeps, account: SandboxAccount) {
  const { db, now } = deps;
  return new Hono()
    .get('/orders/:id', async (c) => {
      requireKey(account, c.req.query('key') ?? '');
      await settleLatePayments(deps);
      const { amount, currency, status } = await requireOrder(db, c.req.param('id'));
      return c.json({ amount, currency, status });
    })
    .post('/payments', async (c) => {
      const attempt = await readJson(c, attemptRequest);
      requireKey(account, attempt.key);
      await settleLatePayments(deps);
      const payment = await attemptPayment(db, attempt, now());
      if (payment.status === 'failed') return c.json(failureResponse(payment), 400);
      if (payment.status === 'created') return c.json({ status: 'later' }, 202);
      return c.json(successResponse(payment, account));
    });
}

function requireKey({ keyId }: SandboxAccount, key: string) {
  if (key !== keyId) throw new SandboxFault('The api key provided is invalid');
}

/** The argument of the `handler` option. */
function successResponse({ id, orderId }: SandboxPayment, { keySecret }: SandboxAccount) {
  return {
    razorpay_payment_id: id,
    razorpay_order_id: orderId,
    razorpay_signature: sign(`${orderId}|${id}`, keySecret),
  };
}

/** The argument of a payment.failed listener. */
function failureResponse({ id, orderId, errorReason }: SandboxPayment) {
  const metadata = { payment_id: id, order_id: orderId };
  return { error: { ...failureOf(errorReason), metadata } };
}
