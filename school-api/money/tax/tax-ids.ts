import { eq } from 'drizzle-orm';
import { type Db, donorTaxIds } from '../../db';

export async function keepTaxId(db: Db, taxId: typeof donorTaxIds.$inferInsert): Promise<void> {
  const { sealed, givenAt } = taxId;
  await db
    .insert(donorTaxIds)
    .values(taxId)
    .onConflictDoUpdate({ target: donorTaxIds.receiptNumber, set: { sealed, givenAt } });
}

/** When a PAN was given for a receipt. */
export async function findTaxId(
  db: Db,
  receiptNumber: string,
): Promise<{ givenAt: Date } | undefined> {
  const [found] = await db
    .select({ givenAt: donorTaxIds.givenAt })
    .from(donorTaxIds)
    .where(eq(donorTaxIds.receiptNumber, receiptNumber));
  return found;
}

/** A stored one, for testing a key. */
export async function newestTaxId(
  db: Db,
): Promise<{ receiptNumber: string; sealed: string } | undefined> {
  const { receiptNumber, sealed } = donorTaxIds;
  const [found] = await db.select({ receiptNumber, sealed }).from(donorTaxIds).limit(1);
  return found;
}
