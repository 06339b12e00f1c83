import { eq } from 'drizzle-orm';
import { type Db, donations, donorTaxIds, offlineDonations } from '../../db';
import { financialYear, findOrderOf, findReceiptOf, panRequestKey } from '../../money';
import { event } from './event';
import { mailEvents } from './mail-events';
import { orderEvents } from './order-events';

/** For an online donation. */
export async function donationEvents(db: Db, id: string) {
  const [donation] = await db.select().from(donations).where(eq(donations.id, id));
  const order = await findOrderOf(db, 'donation', id);
  return [
    event(donation?.createdAt, 'Form submitted'),
    ...(order ? await orderEvents(db, order) : []),
    ...(order ? await panEvents(db, order.id) : []),
  ];
}

/** For an offline donation. */
export async function offlineDonationEvents(db: Db, id: string) {
  const [donation] = await db.select().from(offlineDonations).where(eq(offlineDonations.id, id));
  if (donation === undefined) return [];
  const receipt = await findReceiptOf(db, id);
  return [
    event(donation.givenOn, `Received by ${donation.method}`, { text: donation.reference }),
    event(donation.createdAt, 'Entered by the office'),
    event(receipt?.issuedAt, `Receipt ${receipt?.number}`),
    event(donation.cancelledAt, 'Cancelled', { text: donation.cancelReason, tone: 'bad' }),
    ...(await panEvents(db, id)),
    ...(await mailEvents(db, [`receipt:${id}`, `donation-cancelled:${id}`])),
  ];
}

async function panEvents(db: Db, sourceId: string) {
  const receipt = await findReceiptOf(db, sourceId);
  if (receipt === undefined) return [];
  const [given] = await db
    .select({ givenAt: donorTaxIds.givenAt })
    .from(donorTaxIds)
    .where(eq(donorTaxIds.receiptNumber, receipt.number));
  const year = { name: financialYear(receipt.paidAt) };
  const { emailKey } = receipt;
  const requests = emailKey === '' ? [] : await mailEvents(db, [panRequestKey(year, emailKey)]);
  return [event(given?.givenAt, 'PAN saved'), ...requests];
}
