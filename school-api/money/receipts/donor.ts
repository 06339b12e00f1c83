import { and, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
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
  const numbersBy = (condition: SQL) => db.select({ number }).from(receipts).where(condition);
  // One query per index: PostgreSQL would read all receipts for an OR of them.
  const own = unionAll(
    numbersBy(eq(number, receiptNumber)),
    numbersOfPan(db, receiptNumber),
    ...(email === '' ? [] : [numbersBy(eq(emailKey, addressKey(email)))]),
    ...(mobile === '' ? [] : [numbersBy(inArray(sourceId, ordersOfPhone(db, donor)))]),
  );
  return db
    .select()
    .from(receipts)
    .where(and(eq(purpose, 'donation'), inArray(number, own)))
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
