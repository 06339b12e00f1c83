import { and, isNotNull, lte } from 'drizzle-orm';
import { sandboxRefunds } from '../../db';
import { readSwitches } from './account';
import type { SandboxDeps } from './deps';
import { requirePayment } from './payments';
import { endRefund, requireRefund } from './refunds';

/** Ends the refunds that are due. */
export async function settleLateRefunds({
  db,
  now,
}: Pick<SandboxDeps, 'db' | 'now'>): Promise<void> {
  const { id, nextAt } = sandboxRefunds;
  const due = await db
    .select({ id })
    .from(sandboxRefunds)
    .where(and(isNotNull(nextAt), lte(nextAt, now())));
  for (const { id: refundId } of due) {
    await db.transaction(async (tx) => {
      const { paymentId } = await requireRefund(tx, refundId);
      // The payment first, as where a refund is made: two locks in one order cannot block each other.
      const payment = await requirePayment(tx, paymentId, { lock: true });
      const refund = await requireRefund(tx, refundId, { lock: true });
      if (refund.nextStatus === null) return;
      await endRefund(tx, refund, payment, refund.nextStatus, await readSwitches(tx), now());
    });
  }
}
