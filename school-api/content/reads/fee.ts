import { sql } from 'drizzle-orm';
import { type Db, feeRecords } from '../../db';
import { listOrder } from './list-order';

/** In paise, computed by the database without floating point. The first record is the registration fee. */
export async function findRegistrationFee(tx: Db): Promise<number | undefined> {
  const [fee] = await tx
    .select({ paise: sql`round(${feeRecords.amount} * 100)`.mapWith(Number) })
    .from(feeRecords)
    .orderBy(...listOrder(feeRecords))
    .limit(1);
  return fee?.paise;
}
