import { timingSafeEqual } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { CURRENCY } from '@/contract';
import { readJson } from '../../platform';
import { inStep, readSwitches, type SandboxAccount } from './account';
import type { SandboxDeps } from './deps';
import { changeDispute, disputeRequest, listDisputes } from './disputes';
import { collection, disputeEntity, orderEntity, paymentEntity, refundEntity } from './entities';
import { SandboxFault } from './fault';
import { settleLatePayments, settleLateRefunds } from './late';
import {
  changeNotes,
  createOrder,
  findByReceipt,
  listOrders,
  orderChanges,
  paymentsOf,
  requireOrder,
} from './orders';
import { capture, requirePayment } from './payments';
import { refundPayment, refundRequest, refundsOf, requireRefund } from './refunds';

const captureRequest = z.object({ amount: z.number().int(), currency: z.string() });

/** The part of the provider's REST API that the school API uses. */
export function restRoutes(deps: SandboxDeps, account: SandboxAccount) {
  const { db, now } = deps;
  return new Hono()
    .use(basicAuth(account), async (c, next) => {
      if ((await readSwitches(db)).down) return c.json({ error: { code: 'SERVER_ERROR' } }, 503);
      await settleLatePayments(deps);
      await settleLateRefunds(deps);
      return next();
    })
    .route('/', afterPaidRoutes(deps))
    .post('/orders', async (c) => {
      const body = await readJson(c, z.unknown());
      return c.json(orderEntity(await createOrder(db, body, now())));
    })
    .get('/orders', async (c) => {
      const { receipt, ...period } = c.req.query();
      const found =
        receipt === undefined ? await listOrders(db, period) : await findByReceipt(db, receipt);
      return c.json(collection(found.map(orderEntity)));
    })
    .get('/orders/:id', async (c) => c.json(orderEntity(await requireOrder(db, c.req.param('id')))))
    .patch('/orders/:id', async (c) => {
      const changes = await readJson(c, orderChanges);
      return c.json(orderEntity(await changeNotes(db, c.req.param('id'), changes)));
    })
    .get('/orders/:id/payments', async (c) => {
      const order = await requireOrder(db, c.req.param('id'));
      return c.json(collection((await paymentsOf(db, order.id)).map(paymentEntity)));
    })
    .get('/payments/:id', async (c) =>
      c.json(paymentEntity(await requirePayment(db, c.req.param('id')))),
    )
    .post('/payments/:id/capture', async (c) => {
      const sent = await readJson(c, captureRequest);
      const captured = await db.transaction(async (tx) => {
        const payment = await requirePayment(tx, c.req.param('id'), { lock: true });
        if (sent.amount !== payment.amount || sent.currency !== payment.currency) {
          const different = 'Capture amount must be equal to the amount authorized';
          throw new SandboxFault(different, { field: 'amount' });
        }
        return capture({ tx, switches: await readSwitches(tx), now: now() }, payment);
      });
      return c.json(paymentEntity(captured));
    });
}

function basicAuth({ keyId, keySecret }: SandboxAccount): MiddlewareHandler {
  const right = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`);
  return async (c, next) => {
    const credentials = Buffer.from(c.req.header('authorization') ?? '');
    if (credentials.length === right.length && timingSafeEqual(credentials, right)) return next();
    return c.json(new SandboxFault('Authentication failed').body(), 401);
  };
}

const DISPUTES = 100;
/** The only currency for orders. */
const IN_RUPEES = { currency: CURRENCY };

/** Refunds and disputes, as in the provider's REST API. */
function afterPaidRoutes(deps: SandboxDeps) {
  const { db } = deps;
  return new Hono()
    .post('/payments/:id/refund', async (c) => {
      const sent = await readJson(c, refundRequest);
      const refund = await inStep(deps, (step) => refundPayment(step, c.req.param('id'), sent));
      return c.json(refundEntity(refund, IN_RUPEES));
    })
    .get('/payments/:id/refunds', async (c) => {
      const payment = await requirePayment(db, c.req.param('id'));
      const refunds = await refundsOf(db, payment.id);
      return c.json(collection(refunds.map((refund) => refundEntity(refund, payment))));
    })
    .get('/refunds/:id', async (c) =>
      c.json(refundEntity(await requireRefund(db, c.req.param('id')), IN_RUPEES)),
    )
    .get('/disputes', async (c) => {
      const disputes = await listDisputes(db, DISPUTES);
      return c.json(collection(disputes.map((dispute) => disputeEntity(dispute, IN_RUPEES))));
    });
}

/** What a bank or the dashboard does at the real provider, without keys: never in production. */
export function officeControlRoutes(deps: SandboxDeps) {
  return new Hono()
    .post('/refunds/:paymentId', async (c) => {
      const sent = await readJson(c, refundRequest);
      const refund = await inStep(deps, (step) =>
        refundPayment(step, c.req.param('paymentId'), sent),
      );
      return c.json(refundEntity(refund, IN_RUPEES));
    })
    .post('/disputes', async (c) => {
      const sent = await readJson(c, disputeRequest);
      const { dispute, payment } = await inStep(deps, (step) => changeDispute(step, sent));
      return c.json(disputeEntity(dispute, payment));
    });
}
