import { timingSafeEqual } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { readJson } from '../../platform';
import { readSwitches, type SandboxAccount } from './account';
import type { SandboxDeps } from './deps';
import { collection, orderEntity, paymentEntity } from './entities';
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
import { afterPaidRoutes } from './rest-after-paid';

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
      const asked = await readJson(c, captureRequest);
      const captured = await db.transaction(async (tx) => {
        const payment = await requirePayment(tx, c.req.param('id'), { lock: true });
        if (asked.amount !== payment.amount || asked.currency !== payment.currency) {
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
    const given = Buffer.from(c.req.header('authorization') ?? '');
    if (given.length === right.length && timingSafeEqual(given, right)) return next();
    return c.json(new SandboxFault('Authentication failed').body(), 401);
  };
}
