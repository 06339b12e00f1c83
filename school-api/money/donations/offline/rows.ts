import { eq } from 'drizzle-orm';
import {
  type Db,
  first,
  type OfflineDonation,
  offlineDonations,
  type Receipt,
  receipts,
} from '../../../db';

export type WithReceipt = { donation: OfflineDonation; receipt: Receipt };

export const selectDonations = (tx: Db) =>
  tx
    .select({ donation: offlineDonations, receipt: receipts })
    .from(offlineDonations)
    .innerJoin(receipts, eq(receipts.sourceId, offlineDonations.id));

export const findOfflineDonation = (tx: Db, id: string) =>
  first(selectDonations(tx).where(eq(offlineDonations.id, id)));
