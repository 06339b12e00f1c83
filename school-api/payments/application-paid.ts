import type { Db } from '../db/db';
import { findOrderOf } from '../repositories/orders';

export async function isApplicationPaid(tx: Db, applicationId: string): Promise<boolean> {
  const order = await findOrderOf(tx, 'admission', applicationId);
  return order?.state === 'paid';
}
