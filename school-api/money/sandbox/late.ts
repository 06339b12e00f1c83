import { and, isNotNull, lte } from 'drizzle-orm';
import { sandboxPayments, sandboxRefunds } from '../../db';
import { inStep } from './account';
import type { SandboxDeps } from './deps';
import { authorise, requirePayment } from './payments';
import { endRefund, requireRefund } from './refunds';
import type { Step } from './switches';

type Deps = Pick<SandboxDeps, 'db' | 'now'>;

/** Applies the scheduled status changes of payments that are due. */
export const settleLatePayments = (deps: Deps) =>
  settleDue(deps, sandboxPayments, async (step, id) => {
    const payment = await requirePayment(step.tx, id, { lock: true });
    if (payment.nextStatus === null) return;
    const autoCapture = payment.nextStatus === 'captured';
    await authorise({ ...step, switches: { ...step.switches, autoCapture } }, payment);
  });

/** Completes the refunds that are due. */
export const settleLateRefunds = (deps: Deps) =>
  settleDue(deps, sandboxRefunds, async (step, id) => {
    const { paymentId } = await requireRefund(step.tx, id);
    // The payment first, as when a refund is made: a fixed lock order prevents deadlocks.
    const payment = await requirePayment(step.tx, paymentId, { lock: true });
    const refund = await requireRefund(step.tx, id, { lock: true });
    if (refund.nextStatus !== null) await endRefund(step, refund, payment, refund.nextStatus);
  });

async function settleDue(
  deps: Deps,
  table: typeof sandboxPayments | typeof sandboxRefunds,
  settle: (step: Step, id: string) => Promise<void>,
): Promise<void> {
  const { id, nextAt } = table;
  const due = await deps.db
    .select({ id })
    .from(table)
    .where(and(isNotNull(nextAt), lte(nextAt, deps.now())));
  for (const row of due) await inStep(deps, (step) => settle(step, row.id));
}
