import { Hono } from 'hono';
import type { SandboxPayment } from '../db/schema/sandbox';
import { readJson } from '../http/json-body';
import { sign } from '../payments/signature';
import type { SandboxAccount } from './account';
import { advance } from './advance';
import { attemptPayment, attemptRequest } from './attempt';
import { failureOf } from './failures';
import { SandboxFault } from './fault';
import { demandOrder } from './orders';
import type { SandboxParts } from './parts';

/** What the checkout window in the browser talks to; it has the public key alone. */
export function windowRoutes(parts: SandboxParts, account: SandboxAccount) {
  const { db, now } = parts;
  return new Hono()
    .get('/orders/:id', async (c) => {
      demandKey(account, c.req.query('key') ?? '');
      await advance(parts);
      const { amount, currency, status } = await demandOrder(db, c.req.param('id'));
      return c.json({ amount, currency, status });
    })
    .post('/payments', async (c) => {
      const attempt = await readJson(c, attemptRequest);
      demandKey(account, attempt.key);
      await advance(parts);
      const payment = await attemptPayment(db, attempt, now());
      if (payment.status === 'failed') return c.json(failureAnswer(payment), 400);
      if (payment.status === 'created') return c.json({ status: 'later' }, 202);
      return c.json(successAnswer(payment, account));
    });
}

function demandKey({ keyId }: SandboxAccount, key: string) {
  if (key !== keyId) throw new SandboxFault('The api key provided is invalid');
}

/** What the shop's handler gets. */
function successAnswer({ id, orderId }: SandboxPayment, { keySecret }: SandboxAccount) {
  return {
    razorpay_payment_id: id,
    razorpay_order_id: orderId,
    razorpay_signature: sign(`${orderId}|${id}`, keySecret),
  };
}

/** What the shop's listener for payment.failed gets. */
function failureAnswer({ id, orderId, errorReason }: SandboxPayment) {
  const metadata = { payment_id: id, order_id: orderId };
  return { error: { ...failureOf(errorReason), metadata } };
}
