import { and, count, desc, eq, type SQL, sql, sum } from 'drizzle-orm';
import { applications, type Db, paymentOrders, receipts } from '../../db';
import { rupees } from '../../money';
import type { OfficeRecord } from '../subjects/subject';
import { type OfficeFilter, within } from './keys';

type Days = Pick<OfficeFilter, 'since' | 'until'>;

const { number, purpose, test, paidAt, amount, returned } = receipts;

/* By receipt, which stays when the application is deleted. */
const received = (days: Days) =>
  and(eq(purpose, 'admission'), eq(test, false), within(paidAt, days));

/** Registration fees paid on these days: their number, and paise less refunds. */
export async function sumFees(db: Db, days: Days) {
  const [row] = await db
    .select({ fees: count(), paise: sum(sql`${amount} - ${returned}`).mapWith(Number) })
    .from(receipts)
    .where(received(days));
  return { fees: row?.fees ?? 0, paise: row?.paise ?? 0 };
}

export type Fee = Awaited<ReturnType<typeof listFees>>[number];

type Part = { limit: number; offset?: number; before?: SQL | undefined };

/** The last paid first. `applicationNumber` is null once the application is deleted. */
export function listFees(db: Db, days: Days, { limit, offset = 0, before }: Part) {
  const { subject: child, payerName, reference: paymentId } = receipts;
  return db
    .select({
      ...{ number, paidAt, amount, returned, child, payerName, paymentId },
      returnedAt: paymentOrders.returnedAt,
      officeNumber: applications.number,
      applicationNumber: applications.applicationNumber,
    })
    .from(receipts)
    .leftJoin(paymentOrders, eq(paymentOrders.id, receipts.sourceId))
    .leftJoin(applications, eq(applications.id, paymentOrders.subjectId))
    .where(and(received(days), before))
    .orderBy(desc(paidAt), desc(number))
    .limit(limit)
    .offset(offset);
}

const PAGE = 500;

const earlierThan = (fee: Fee) =>
  sql`(${paidAt}, ${number}) < (${fee.paidAt.toISOString()}::timestamptz, ${fee.number})`;

export async function* feePages(db: Db, days: Days): AsyncGenerator<OfficeRecord[]> {
  for (let last: Fee | undefined; ; ) {
    const before = last && earlierThan(last);
    const fees = await listFees(db, days, { limit: PAGE, before });
    if (fees.length > 0) yield fees.map(asRecord);
    last = fees.at(-1);
    if (fees.length < PAGE) return;
  }
}

const asRecord = (fee: Fee): OfficeRecord => ({
  paid_at: fee.paidAt,
  receipt_number: fee.number,
  amount_rupees: rupees(fee.amount),
  returned_rupees: fee.returned === 0 ? '' : rupees(fee.returned),
  returned_at: fee.returnedAt,
  payment_id: fee.paymentId,
  child: fee.child,
  paid_by: fee.payerName,
  application_number: fee.applicationNumber,
});

export const FEE_COLUMNS = [
  ...['paid_at', 'receipt_number', 'amount_rupees', 'returned_rupees', 'returned_at'],
  ...['payment_id', 'child', 'paid_by', 'application_number'],
];
