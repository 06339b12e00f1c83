import { and, isNotNull, lte } from 'drizzle-orm';
import { sandboxPayments } from '../../db';
import { readSwitches } from './account';
import type { SandboxDeps } from './deps';
import { authorise, requirePayment } from './payments';

/** Applies the scheduled status changes that are due. */
export async function settleLatePayments({
  db,
  now,
}: Pick<SandboxDeps, 'db' | 'now'>): Promise<void> {
  const { id, nextAt } = sandboxPayments;
  const due = await db
    .select({ id })
    .from(sandboxPayments)
    .where(and(isNotNull(nextAt), lte(nextAt, now())));
  for (const { id: paymentId } of due) {
    await db.transaction(async (tx) => {
      const payment = await requirePayment(tx, paymentId, { lock: true });
      if (payment.nextStatus === null) return;
      const switches = await readSwitches(tx);
      const autoCapture = payment.nextStatus === 'captured';
      await authorise(tx, payment, { ...switches, autoCapture }, now());
    });
  }
}
