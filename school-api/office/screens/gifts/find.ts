import type { Db, PaymentOrder, Receipt } from '../../../db';
import {
  findGift,
  findOrderOf,
  findReceiptOf,
  type GiftWithReceipt,
  type HeardRows,
  isId,
  moneyOf,
  readHeard,
} from '../../../money';
import { type OfficeDonation, showDonation } from '../../../records';
import type { OfficeRequest } from '../../route';

export type OnlineGift = {
  row: OfficeDonation;
  order: PaymentOrder | undefined;
  receipt: Receipt | undefined;
  heard: HeardRows;
};

const NOTHING: HeardRows = { payments: [], refunds: [], disputes: [] };

export async function findOnline(db: Db, id: string): Promise<OnlineGift | undefined> {
  const row = isId(id) ? await showDonation(db, id) : undefined;
  if (row === undefined) return undefined;
  const order = await findOrderOf(db, 'donation', id);
  if (order === undefined) return { row, order, receipt: undefined, heard: NOTHING };
  const receipt = await findReceiptOf(db, order.id);
  return { row, order, receipt, heard: await readHeard(db, order.id) };
}

export async function findOffline(db: Db, id: string): Promise<GiftWithReceipt | undefined> {
  return isId(id) ? findGift(db, id) : undefined;
}

/** The receipt of a gift by its kind and id, as both stand in the address. */
export async function findReceiptOfGift({
  deps: { db },
  params: { id = '' },
  url,
}: OfficeRequest): Promise<Receipt | undefined> {
  const found = isOnline(url) ? await findOnline(db, id) : await findOffline(db, id);
  return found?.receipt;
}

export const isOnline = ({ pathname }: URL) => pathname.startsWith('/gifts/online/');

export const pathOfGift = (url: URL, id: string) =>
  `/gifts/${isOnline(url) ? 'online' : 'offline'}/${id}`;

/** Paise that came beyond the order: somebody has paid twice. */
export function surplusOf({ order, heard }: OnlineGift): number {
  return order === undefined ? 0 : moneyOf(order.amount, heard).surplus;
}
