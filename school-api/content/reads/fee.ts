import { eq, sql } from 'drizzle-orm';
import { type Db, publishedRecords } from '../../db';
import { field, inOrder } from './read-list';

/** In paise, computed by the database without floating point. The first record is the registration fee. */
export async function findRegistrationFee(tx: Db): Promise<number | undefined> {
  const [fee] = await tx
    .select({ paise: sql`round((${field('amount')})::numeric * 100)`.mapWith(Number) })
    .from(publishedRecords)
    .where(eq(publishedRecords.list, 'fees'))
    .orderBy(...inOrder)
    .limit(1);
  return fee?.paise;
}
