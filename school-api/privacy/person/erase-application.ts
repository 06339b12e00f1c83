import { and, eq, like, or, sql } from 'drizzle-orm';
import {
  applicationDocuments,
  applications,
  codeSends,
  type Db,
  outbox,
  paymentOrders,
} from '../../db';
import { removeFiles } from '../../forms';
import { applicationMailKeys } from '../../records';
import { eraseSandbox, eraseTestReceipts } from './erase-rows';

/**
 * Erases one registration with its notes, letters, codes, emails and documents. Receipt and payment stay for the
 * accounts, except for test money. False if there is none.
 */
export async function eraseApplication(db: Db, id: string, folder: string): Promise<boolean> {
  const erased = await db.transaction(async (tx) => {
    // A payment being settled waits, and then finds no person (payments/payment-mails.ts).
    const orders = await tx
      .select({ id: paymentOrders.id, provider: paymentOrders.providerOrderId })
      .from(paymentOrders)
      .where(and(eq(paymentOrders.purpose, 'admission'), eq(paymentOrders.subjectId, id)))
      .for('update');
    // A letter being written is finished first, and then found (records/letters/send.ts).
    await tx
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.id, id))
      .for('update');
    const keys = await applicationMailKeys(tx, id);
    const begins = keys.map((key) => like(outbox.key, `${key.replace(/[\\%_]/g, '\\$&')}%`));
    await tx.delete(outbox).where(or(...begins, sql`false`));
    await tx.delete(codeSends).where(eq(codeSends.applicationId, id));
    await eraseTestReceipts(tx, { sourceIds: orders.map((order) => order.id) });
    await eraseSandbox(tx, { orderIds: orders.flatMap(({ provider }) => provider ?? []) });
    const documents = await tx
      .select({ file: applicationDocuments.file })
      .from(applicationDocuments)
      .where(eq(applicationDocuments.applicationId, id));
    const deleted = await tx
      .delete(applications)
      .where(eq(applications.id, id))
      .returning({ id: applications.id });
    return { documents, isGone: deleted.length > 0 };
  });
  await removeFiles(
    folder,
    erased.documents.map(({ file }) => file),
  );
  return erased.isGone;
}
