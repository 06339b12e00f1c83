import { Hono } from 'hono';
import { CURRENCY } from '@/contract';
import { readJson } from '../../platform';
import { inStep } from './account';
import type { SandboxDeps } from './deps';
import { changeDispute, disputeRequest, listDisputes } from './disputes';
import { collection, disputeEntity, refundEntity } from './entities';
import { requirePayment } from './payments';
import { refundPayment, refundRequest, refundsOf, requireRefund } from './refunds';

const DISPUTES = 100;
/** The only one in which orders are made. */
const IN_RUPEES = { currency: CURRENCY };

/** Refunds and disputes, as the provider's REST API has them. */
export function afterPaidRoutes(deps: SandboxDeps) {
  const { db } = deps;
  return new Hono()
    .post('/payments/:id/refund', async (c) => {
      const asked = await readJson(c, refundRequest);
      const refund = await inStep(deps, (step) => refundPayment(step, c.req.param('id'), asked));
      return c.json(refundEntity(refund, IN_RUPEES));
    })
    .get('/payments/:id/refunds', async (c) => {
      const payment = await requirePayment(db, c.req.param('id'));
      const found = await refundsOf(db, payment.id);
      return c.json(collection(found.map((refund) => refundEntity(refund, payment))));
    })
    .get('/refunds/:id', async (c) =>
      c.json(refundEntity(await requireRefund(db, c.req.param('id')), IN_RUPEES)),
    )
    .get('/disputes', async (c) => {
      const found = await listDisputes(db, DISPUTES);
      return c.json(collection(found.map((dispute) => disputeEntity(dispute, IN_RUPEES))));
    });
}

/** What a bank or the dashboard does at the real provider, without keys: never in production. */
export function officeControlRoutes(deps: SandboxDeps) {
  return new Hono()
    .post('/refunds/:paymentId', async (c) => {
      const asked = await readJson(c, refundRequest);
      const refund = await inStep(deps, (step) =>
        refundPayment(step, c.req.param('paymentId'), asked),
      );
      return c.json(refundEntity(refund, IN_RUPEES));
    })
    .post('/disputes', async (c) => {
      const asked = await readJson(c, disputeRequest);
      const { dispute, payment } = await inStep(deps, (step) => changeDispute(step, asked));
      return c.json(disputeEntity(dispute, payment));
    });
}
