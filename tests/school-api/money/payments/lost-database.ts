import { eq } from 'drizzle-orm';
import {
  capturedPayments,
  disputes,
  donations,
  outbox,
  paymentEvents,
  paymentOrders,
  receiptSerials,
  receipts,
  refunds,
  sandboxOrders,
} from '@/school-api/db';
import type { PaymentsApp } from './payments-app';

/** The money of a school whose database is lost, while the provider's is not. */
export function lostDatabase({ db }: PaymentsApp) {
  const forget = async () => {
    const ofOrders = [capturedPayments, refunds, disputes, paymentEvents, paymentOrders, donations];
    for (const table of [...ofOrders, receipts, receiptSerials, outbox]) await db.delete(table);
  };
  return {
    forget,
    /** All that happened before is known to nobody, also not to the provider. */
    clear: async () => {
      await forget();
      await db.update(sandboxOrders).set({ notes: {} });
    },
    notesOf: async (orderId: string) => {
      const [order] = await db.select().from(sandboxOrders).where(eq(sandboxOrders.id, orderId));
      return order?.notes ?? {};
    },
  };
}
