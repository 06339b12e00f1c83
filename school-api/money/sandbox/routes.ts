import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { SandboxPayment } from '../../db';
import { ApiError, readJson } from '../../platform';
import { sign } from '../payments/signature';
import { readSwitches, type SandboxAccount, writeSwitches } from './account';
import { attemptPayment, attemptRequest } from './attempt';
import type { SandboxDeps } from './deps';
import { failureOf, SandboxFault } from './fault';
import { settleLatePayments } from './late';
import { requireOrder } from './orders';
import { officeControlRoutes, restRoutes } from './rest';
import { someSwitches } from './switches';

export type SandboxOptions = {
  /** Path of the bundled checkout script. */
  checkoutScript: string;
  /** Whether the switches may be set over HTTP. */
  controls: boolean;
};

/** REST API, checkout window and switches of the sandbox. */
export function sandboxRoutes(
  deps: SandboxDeps,
  account: SandboxAccount,
  { checkoutScript, controls }: SandboxOptions,
) {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof SandboxFault) return c.json(error.body(), 400);
    throw error;
  });
  app.route('/v1', restRoutes(deps, account));
  app.route('/checkout', checkoutRoutes(deps, account));
  app.get('/checkout.js', async (c) => {
    c.header('content-type', 'text/javascript; charset=utf-8');
    return c.body(await readScript(checkoutScript));
  });
  if (controls) app.route('/control', controlRoutes(deps));
  return app;
}

async function readScript(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new ApiError('not_found', 'The checkout script is not built: run npm run build.');
  }
}

/** Sets the switches; omitted ones keep their value. */
function controlRoutes(deps: SandboxDeps) {
  const { db } = deps;
  return new Hono()
    .route('/', officeControlRoutes(deps))
    .get('/', async (c) => c.json(await readSwitches(db)))
    .post('/', async (c) => {
      const changes = await readJson(c, someSwitches);
      const switches = { ...(await readSwitches(db)), ...changes };
      await writeSwitches(db, switches);
      return c.json(switches);
    });
}

/** Endpoints of the checkout window, which has only the public key. */
function checkoutRoutes(deps: SandboxDeps, account: SandboxAccount) {
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
