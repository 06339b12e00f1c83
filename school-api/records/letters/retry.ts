import { eq } from 'drizzle-orm';
import { type Db, publishedRecords } from '../../db';
import type { OfficeRecord } from '../subjects/subject';

/**
 * The donation form, prefilled with amount and purpose of a failed payment; '' for any other record. Both
 * are in the fragment, which no server logs. Only a listed purpose is included: another one may be a donor's
 * own words.
 */
export async function retryPathOf(db: Db) {
  const isPurpose = eq(publishedRecords.list, 'purposes');
  const rows = await db
    .select({ values: publishedRecords.values })
    .from(publishedRecords)
    .where(isPurpose);
  const names = new Set(rows.map(({ values }) => values.name));
  return ({ status, amount_rupees, purpose }: OfficeRecord): string => {
    if (!String(status).endsWith('failed')) return '';
    const amount = String(amount_rupees).replace(/\.00$/, '');
    const query = new URLSearchParams({ amount });
    if (names.has(String(purpose))) query.set('cause', String(purpose));
    return `/donate-register#${query}`;
  };
}
