import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { maskPan } from '@/contract';
import { type Db, donorTaxIds, first, takeAdvisoryLock } from '../../db';
import { deriveKey, type PanKey } from './pan-key';
import { openText, sealText } from './seal-text';
import type { TaxSettings } from './variables';

type Input = { receiptNumber: string; pan: string; panKey: PanKey; now: Date };

/** A second PAN replaces the first. Waits for the office, which may be asking about the first. */
export async function saveTaxId(tx: Db, { receiptNumber, pan, panKey, now }: Input): Promise<void> {
  const sealed = sealText(pan, receiptNumber, panKey);
  const values = { sealed, donorKey: donorKeyOf(pan, panKey), givenAt: now };
  await takeAdvisoryLock(tx, 'pan', '');
  await tx
    .insert(donorTaxIds)
    .values({ receiptNumber, ...values })
    .onConflictDoUpdate({ target: donorTaxIds.receiptNumber, set: values });
}

type Saved = { numbers: readonly string[]; savedAt: Date };

/** PANs that have not been replaced since. Returns their receipts' numbers. */
export async function removeTaxIds(
  tx: Db,
  { numbers, savedAt }: Saved,
): Promise<ReadonlySet<string>> {
  const { receiptNumber, givenAt } = donorTaxIds;
  await takeAdvisoryLock(tx, 'pan', '');
  const rows = await tx
    .delete(donorTaxIds)
    .where(and(inArray(receiptNumber, [...numbers]), eq(givenAt, savedAt)))
    .returning({ receiptNumber });
  return new Set(rows.map((row) => row.receiptNumber));
}

/** Identifies donations by the same donor without revealing who. */
export const donorKeyOf = (pan: string, panKey: PanKey): string =>
  createHmac('sha256', deriveKey(panKey, 'donor of a PAN')).update(pan).digest('base64url');

/** A receipt's PAN as a person may see it; without its key, '?'. */
export async function findTaxId(db: Db, number: string, panKey: PanKey) {
  const own = eq(donorTaxIds.receiptNumber, number);
  const row = await first(db.select().from(donorTaxIds).where(own));
  if (row === undefined) return undefined;
  const { sealed, givenAt, donorKey } = row;
  const pan = openText(sealed, number, panKey);
  const isSame = (other: string) => donorKey === donorKeyOf(other, panKey);
  return { givenAt, masked: pan === undefined ? '?' : maskPan(pan), isSame };
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

/** The ids of all keys with which stored PANs are encrypted. */
export async function keysOfTaxIds(db: Db): Promise<string[]> {
  const id = sql<string>`split_part(${donorTaxIds.sealed}, '.', 2)`;
  const rows = await db.selectDistinct({ id }).from(donorTaxIds);
  return rows.map((row) => row.id);
}

/** At the start: a key that is missing although PANs are stored is not replaced by a new one. */
export async function guardPanKey(db: Db, panKey: TaxSettings['panKey']): Promise<void> {
  const isMissing = panKey.hex === undefined && !existsSync(panKey.file);
  panKey.isLost = isMissing && (await keysOfTaxIds(db)).length > 0;
}
