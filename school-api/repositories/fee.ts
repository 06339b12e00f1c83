import { sql } from 'drizzle-orm';
import type { Db } from '../db/db';
import { feeRecords } from '../db/schema/admission';
import { inPlace } from './listed';

/** Paise: the first fee record is the registration fee. Counted by the database, without floats. */
export async function findRegistrationFee(tx: Db): Promise<number | undefined> {
  const [fee] = await tx
    .select({ paise: sql`round(${feeRecords.amount} * 100)`.mapWith(Number) })
    .from(feeRecords)
    .orderBy(...inPlace(feeRecords))
    .limit(1);
  return fee?.paise;
}
