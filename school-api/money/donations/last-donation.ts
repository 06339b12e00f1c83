import { and, desc, eq } from 'drizzle-orm';
import type { ReceiptsResponse } from '@/contract';
import { type Db, donations, paymentOrders, receipts } from '../../db';
import { amountOf } from '../tax/statement-rows';

const { donorName: donor_name, mobileCode: mobile_code, pinCode: pin_code, ...rest } = donations;
const { email, mobile, address, city, state, country, purpose } = rest;
const said = { email, mobile, address, city, state, country, purpose };

/** What a donor said at the newest online donation, so that it need not be typed again. */
export async function lastDonation(
  db: Db,
  emailKey: string,
): Promise<ReceiptsResponse['last_donation']> {
  const [found] = await db
    .select({ donor_name, mobile_code, pin_code, ...said, paise: receipts.amount })
    .from(receipts)
    .innerJoin(paymentOrders, eq(paymentOrders.id, receipts.sourceId))
    .innerJoin(donations, eq(donations.id, paymentOrders.subjectId))
    .where(and(eq(receipts.emailKey, emailKey), eq(receipts.purpose, 'donation')))
    .orderBy(desc(receipts.paidAt))
    .limit(1);
  // Nothing is left of an erased one.
  if (found === undefined || found.email === '') return undefined;
  const { paise, ...last } = found;
  return { ...last, amount: amountOf(paise) };
}
