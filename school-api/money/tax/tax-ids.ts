import { createHmac } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { type Db, donorTaxIds, first } from '../../db';
import { deriveKey, type PanKey } from './pan-key';
import { sealText } from './seal-text';

type Input = { receiptNumber: string; pan: string; panKey: PanKey; now: Date };

/** A second PAN replaces the first. */
export async function saveTaxId(db: Db, { receiptNumber, pan, panKey, now }: Input): Promise<void> {
  const sealed = sealText(pan, receiptNumber, panKey);
  const given = { sealed, donorKey: donorKeyOf(pan, panKey), givenAt: now };
  await db
    .insert(donorTaxIds)
    .values({ receiptNumber, ...given })
    .onConflictDoUpdate({ target: donorTaxIds.receiptNumber, set: given });
}

/** Identifies donations by the same donor without revealing who. */
export const donorKeyOf = (pan: string, panKey: PanKey): string =>
  createHmac('sha256', deriveKey(panKey, 'donor of a PAN')).update(pan).digest('base64url');

/** When a PAN was stored for a receipt. */
export async function findTaxId(
  db: Db,
  receiptNumber: string,
): Promise<{ givenAt: Date } | undefined> {
  return first(
    db
      .select({ givenAt: donorTaxIds.givenAt })
      .from(donorTaxIds)
      .where(eq(donorTaxIds.receiptNumber, receiptNumber)),
  );
}

/** Which of the receipts have a PAN. */
export async function withTaxId(db: Db, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const { receiptNumber } = donorTaxIds;
  const rows = await db
    .select({ receiptNumber })
    .from(donorTaxIds)
    .where(inArray(receiptNumber, [...numbers]));
  return new Set(rows.map((row) => row.receiptNumber));
}

/** A stored PAN, for testing a key. */
export async function newestTaxId(
  db: Db,
): Promise<{ receiptNumber: string; sealed: string } | undefined> {
  const { receiptNumber, sealed } = donorTaxIds;
  return first(db.select({ receiptNumber, sealed }).from(donorTaxIds).limit(1));
}
