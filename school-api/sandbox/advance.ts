import { and, isNotNull, lte } from 'drizzle-orm';
import { sandboxPayments } from '../db/schema/sandbox';
import { readSwitches } from './account';
import type { SandboxParts } from './parts';
import { authorise, demandPayment } from './payments';

/** Lets late money arrive: every payment whose time has come becomes what it was going to be. */
export async function advance({ db, now }: Pick<SandboxParts, 'db' | 'now'>): Promise<void> {
  const { id, nextAt } = sandboxPayments;
  const ripe = await db
    .select({ id })
    .from(sandboxPayments)
    .where(and(isNotNull(nextAt), lte(nextAt, now())));
  for (const { id: paymentId } of ripe) {
    await db.transaction(async (tx) => {
      const payment = await demandPayment(tx, paymentId, { lock: true });
      if (payment.nextStatus === null) return;
      const switches = await readSwitches(tx);
      const autoCapture = payment.nextStatus === 'captured';
      await authorise(tx, payment, { ...switches, autoCapture }, now());
    });
  }
}

/** When a late payment changes by itself. */
export function laterBy(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
