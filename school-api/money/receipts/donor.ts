import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import { type Db, donations, donorTaxIds, paymentOrders, type Receipt, receipts } from '../../db';
import { addressKey } from '../../platform';

/** Bounds the answer; no donor has as many. */
const MAX = 500;

/** A donation's contact data; '' if unknown. */
type Donor = { email: string; mobileCode: string; mobile: string; receiptNumber: string };

/**
 * Receipts of donations with the same email address, phone or PAN, newest first, including practice payments.
 */
export function receiptsOfDonor(db: Db, donor: Donor): Promise<Receipt[]> {
  const { email, mobile, receiptNumber } = donor;
  const { number, sourceId, emailKey, paidAt, purpose } = receipts;
  return db
    .select()
    .from(receipts)
    .where(
      and(
        eq(purpose, 'donation'),
        or(
          eq(number, receiptNumber),
          email === '' ? undefined : eq(emailKey, addressKey(email)),
          mobile === '' ? undefined : inArray(sourceId, ordersOfPhone(db, donor)),
          inArray(number, numbersOfPan(db, receiptNumber)),
        ),
      ),
    )
    .orderBy(desc(paidAt), desc(number))
    .limit(MAX);
}

function ordersOfPhone(db: Db, { mobileCode, mobile }: Donor) {
  const { id, purpose, subjectId } = paymentOrders;
  return db
    .select({ id })
    .from(paymentOrders)
    .innerJoin(donations, eq(donations.id, subjectId))
    .where(
      and(
        eq(purpose, 'donation'),
        eq(donations.mobileCode, mobileCode),
        eq(donations.mobile, mobile),
      ),
    );
}

function numbersOfPan(db: Db, receiptNumber: string) {
  const { donorKey } = donorTaxIds;
  const own = db
    .select({ donorKey })
    .from(donorTaxIds)
    .where(and(eq(donorTaxIds.receiptNumber, receiptNumber), ne(donorKey, '')));
  return db
    .select({ number: donorTaxIds.receiptNumber })
    .from(donorTaxIds)
    .where(inArray(donorKey, own));
}
