import type { Db } from '../../db/db';
import { findOrderOf } from './order-rows';

export async function isApplicationPaid(tx: Db, applicationId: string): Promise<boolean> {
  const order = await findOrderOf(tx, 'admission', applicationId);
  return order?.state === 'paid';
}
