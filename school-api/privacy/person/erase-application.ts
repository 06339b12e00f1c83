import { and, eq, like, or, sql } from 'drizzle-orm';
import { applications, codeSends, type Db, outbox, paymentOrders } from '../../db';
import { applicationMailKeys } from '../../records';
import { eraseSandbox, eraseTestReceipts } from './erase-rows';

/**
 * One registration with its notes, letters, codes and mails. Receipt and payment stay for the accounts; a test
 * payment is in none. False when there is none.
 */
export function eraseApplication(db: Db, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // A payment that is arriving waits, and finds nobody afterwards (payments/payment-mails.ts).
    const orders = await tx
      .select({ id: paymentOrders.id, provider: paymentOrders.providerOrderId })
      .from(paymentOrders)
      .where(and(eq(paymentOrders.purpose, 'admission'), eq(paymentOrders.subjectId, id)))
      .for('update');
    const keys = await applicationMailKeys(tx, id);
    const begins = keys.map((key) => like(outbox.key, `${key.replace(/[\\%_]/g, '\\$&')}%`));
    await tx.delete(outbox).where(or(...begins, sql`false`));
    await tx.delete(codeSends).where(eq(codeSends.applicationId, id));
    await eraseTestReceipts(tx, { sourceIds: orders.map((order) => order.id) });
    await eraseSandbox(tx, { orderIds: orders.flatMap(({ provider }) => provider ?? []) });
    const gone = await tx
      .delete(applications)
      .where(eq(applications.id, id))
      .returning({ id: applications.id });
    return gone.length > 0;
  });
}
