import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import {
  type Db,
  donations,
  donorCertificates,
  donorTaxIds,
  offlineDonations,
  paymentOrders,
  receipts,
} from '../../db';

type Period = { since: Date; until: Date };

export type StatedDonation = Awaited<ReturnType<typeof pageOfDonations>>[number];

/** Then only the receipt has the address. */
const isErased = sql<boolean>`${receipts.email} <> '' and coalesce(${offlineDonations.email}, ${donations.email}) is not distinct from ''`;

/** A year's donation receipts, without test money, after a number. */
export function pageOfDonations(db: Db, { since, until }: Period, after: string, limit: number) {
  return db
    .select({
      receipt: receipts,
      sealedPan: donorTaxIds.sealed,
      kind: offlineDonations.kind,
      isErased,
    })
    .from(receipts)
    .leftJoin(donorTaxIds, eq(donorTaxIds.receiptNumber, receipts.number))
    .leftJoin(offlineDonations, eq(offlineDonations.id, receipts.sourceId))
    .leftJoin(paymentOrders, eq(paymentOrders.id, receipts.sourceId))
    .leftJoin(donations, eq(donations.id, paymentOrders.subjectId))
    .where(
      and(
        eq(receipts.purpose, 'donation'),
        eq(receipts.test, false),
        gte(receipts.paidAt, since),
        lt(receipts.paidAt, until),
        gt(receipts.number, after),
      ),
    )
    .orderBy(asc(receipts.number))
    .limit(limit);
}

/** The numbers of the donors' certificates, by donor. */
export async function certificateNumbers(db: Db, year: string): Promise<Map<string, string>> {
  const { financialYear, problem, donorKey, acknowledgement } = donorCertificates;
  const rows = await db
    .select({ donorKey, acknowledgement })
    .from(donorCertificates)
    .where(and(eq(financialYear, year), eq(problem, '')));
  return new Map(rows.map((row) => [row.donorKey, row.acknowledgement]));
}
