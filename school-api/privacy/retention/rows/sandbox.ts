import { inArray, lt, sql } from 'drizzle-orm';
import {
  combined,
  type OldRows,
  oldRows,
  sandboxDeliveries,
  sandboxDisputes,
  sandboxOrders,
  sandboxPayments,
  sandboxRefunds,
} from '../../../db';

const isOld = (before: Date) => lt(sandboxOrders.createdAt, before);

/** An order with everything that belongs to it. */
const orders: OldRows = {
  count: (db, before) => db.$count(sandboxOrders, isOld(before)),
  remove: (db, before, limit) =>
    db.transaction(async (tx) => {
      const batch = await tx
        .select({ id: sandboxOrders.id })
        .from(sandboxOrders)
        .where(isOld(before))
        .limit(limit)
        .for('update', { skipLocked: true });
      const ids = batch.map(({ id }) => id);
      if (ids.length === 0) return 0;
      const payments = tx
        .select({ id: sandboxPayments.id })
        .from(sandboxPayments)
        .where(inArray(sandboxPayments.orderId, ids));
      await tx.delete(sandboxRefunds).where(inArray(sandboxRefunds.paymentId, payments));
      await tx.delete(sandboxDisputes).where(inArray(sandboxDisputes.paymentId, payments));
      await tx.delete(sandboxPayments).where(inArray(sandboxPayments.orderId, ids));
      await tx.delete(sandboxOrders).where(inArray(sandboxOrders.id, ids));
      return ids.length;
    }),
};

/** Deliveries have no date except in their text. */
const sentAt = sql`to_timestamp((${sandboxDeliveries.body}::jsonb ->> 'created_at')::bigint)`;

export const oldSandbox = combined(
  oldRows(
    sandboxDeliveries,
    sandboxDeliveries.id,
    (_, before) => sql`${sentAt} < ${before.toISOString()}::timestamptz`,
  ),
  orders,
);
