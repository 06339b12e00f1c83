import { and, desc, eq } from 'drizzle-orm';
import { fullName, type RegisteredChild } from '@/contract';
import { applications, type Db, paymentOrders } from '../../db';

/** Bounds the response; the newest are returned. */
const MAX_CHILDREN = 100;

/** Children with a paid registration under an address; call it only after the code was verified. */
export async function readRegistered(tx: Db, emailKey: string): Promise<RegisteredChild[]> {
  const rows = await tx
    .select({
      firstName: applications.firstName,
      lastName: applications.lastName,
      paidAt: paymentOrders.paidAt,
      paymentId: paymentOrders.paymentId,
    })
    .from(paymentOrders)
    .innerJoin(applications, eq(paymentOrders.subjectId, applications.id))
    .where(
      and(
        eq(paymentOrders.purpose, 'admission'),
        eq(paymentOrders.state, 'paid'),
        eq(applications.emailKey, emailKey),
      ),
    )
    .orderBy(desc(paymentOrders.paidAt))
    .limit(MAX_CHILDREN);
  return rows.map(({ firstName, lastName, paidAt, paymentId }) => ({
    name: fullName(firstName, lastName),
    paid_on: paidAt?.toISOString() ?? '',
    payment_id: paymentId ?? '',
  }));
}
