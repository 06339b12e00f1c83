import { and, eq } from 'drizzle-orm';
import { type Db, paymentOrders } from '../../db';

export async function isApplicationPaid(tx: Db, applicationId: string): Promise<boolean> {
  const { purpose, subjectId, state } = paymentOrders;
  const ofApplication = and(eq(purpose, 'admission'), eq(subjectId, applicationId));
  return (await tx.$count(paymentOrders, and(ofApplication, eq(state, 'paid')))) > 0;
}
