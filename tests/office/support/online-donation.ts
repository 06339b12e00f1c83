import type { Db } from '@/school-api/db';
import { addDonation, addOrder, addReceipt, daysAgo } from '../../school-api/cli/rows';

/** Beyond the numbers that the donations by bank get. */
let number = 900_000;

type Paid = { days?: number; state?: 'paid' | 'failed' | 'created'; test?: boolean; name?: string };

export async function addOnlineDonation(
  db: Db,
  { days = 0, state = 'paid', test = false, name = 'Meera Rao' }: Paid = {},
) {
  const at = daysAgo(days);
  const id = await addDonation(db, { createdAt: at, donorName: name });
  const paid = state === 'paid' && { paidAt: at, paymentId: `pay_${id}` };
  const order = { purpose: 'donation', createdAt: at, openedAt: at, state, test } as const;
  const orderId = await addOrder(db, id, { ...order, ...paid, amount: 110_000 });
  number += 1;
  const receipt = { number: `D/2026-27/${number}`, sourceId: orderId, paidAt: at, test };
  if (state === 'paid') await addReceipt(db, receipt);
  return { id, orderId, receiptNumber: receipt.number };
}
