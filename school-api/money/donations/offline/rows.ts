import { eq } from 'drizzle-orm';
import {
  type Db,
  first,
  type OfflineGift,
  offlineGifts,
  type Receipt,
  receipts,
} from '../../../db';

export type DonationWithReceipt = { gift: OfflineGift; receipt: Receipt };

export const selectGifts = (tx: Db) =>
  tx
    .select({ gift: offlineGifts, receipt: receipts })
    .from(offlineGifts)
    .innerJoin(receipts, eq(receipts.sourceId, offlineGifts.id));

export const findOfflineDonation = (tx: Db, id: string) =>
  first(selectGifts(tx).where(eq(offlineGifts.id, id)));
