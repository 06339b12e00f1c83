import { eq, sql } from 'drizzle-orm';
import { type Db, publishedRecords } from '../../db';
import { field } from './read-list';

/** In paise, computed by the database without floating point. */
export async function findRegistrationFee(tx: Db): Promise<number | undefined> {
  const [fee] = await tx
    .select({ paise: sql`round((${field('amount')})::numeric * 100)`.mapWith(Number) })
    .from(publishedRecords)
    .where(eq(publishedRecords.isRegistrationFee, true));
  return fee?.paise;
}
