import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { paymentOrders } from '../../db/schema/orders';

export async function isApplicationPaid(tx: Db, applicationId: string): Promise<boolean> {
  const { purpose, subjectId, state } = paymentOrders;
  const ofApplication = and(eq(purpose, 'admission'), eq(subjectId, applicationId));
  return (await tx.$count(paymentOrders, and(ofApplication, eq(state, 'paid')))) > 0;
}
