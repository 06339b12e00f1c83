import { and, eq, exists, gte, inArray, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  applications,
  capturedPayments,
  combined,
  type Db,
  disputes,
  donations,
  donorCertificates,
  donorTaxIds,
  offlineDonations,
  oldRows,
  type Purpose,
  paymentOrders,
  receipts,
  refunds,
  transfers,
} from '../../../db';
import { financialYear } from '../../../money';
import { olderThan } from './older-than';

function ordersOf(db: Db, purpose: Purpose, subjectId: PgColumn, which: SQL | undefined) {
  return db
    .select({ one: sql`1` })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.purpose, purpose), eq(paymentOrders.subjectId, subjectId), which));
}

/** An order that is paid, or whose payment might still arrive. */
const isAlive = (before: Date) =>
  or(eq(paymentOrders.state, 'paid'), gte(paymentOrders.openedAt, before));

/** Unpaid, inactive, and without a recent checkout. One-time codes go with them. */
export const abandonedApplications = oldRows(applications, applications.id, (db, before) => {
  const { consentAt, completedAt, verifiedAt, createdAt, id } = applications;
  // A change of the form renews the consent.
  const last = sql`greatest(${consentAt}, ${completedAt}, ${verifiedAt}, ${createdAt})`;
  return and(
    sql`${last} < ${before.toISOString()}::timestamptz`,
    notExists(ordersOf(db, 'admission', id, isAlive(before))),
  );
});

/** The receipts stay, and so do the orders, to which refunds and disputes belong. */
export const oldRegistrations = oldRows(applications, applications.id, (db, before) => {
  const isOld = and(eq(paymentOrders.state, 'paid'), lt(paymentOrders.paidAt, before));
  return exists(ordersOf(db, 'admission', applications.id, isOld));
});

const unpaidDonations = oldRows(donations, donations.id, (db, before) =>
  and(
    lt(donations.createdAt, before),
    notExists(ordersOf(db, 'donation', donations.id, isAlive(before))),
  ),
);

/** A transfer's donation has all its data. */
export const abandonedDonations = combined(
  unpaidDonations,
  olderThan(transfers, transfers.id, transfers.createdAt),
);

/** PANs of closed years, and those whose receipt is gone. */
const oldTaxIds = oldRows(donorTaxIds, donorTaxIds.receiptNumber, (db, before) => {
  const younger = db
    .select({ one: sql`1` })
    .from(receipts)
    .where(and(eq(receipts.number, donorTaxIds.receiptNumber), gte(receipts.paidAt, before)));
  return notExists(younger);
});

/** Certificates contain the PAN, so they are deleted with it; their files follow the same night. */
const oldCertificates = oldRows(donorCertificates, donorCertificates.id, (_, before) =>
  lt(donorCertificates.financialYear, financialYear(before)),
);

export const oldPans = combined(oldTaxIds, oldCertificates);

const moment = sql`coalesce(${paymentOrders.paidAt}, ${paymentOrders.openedAt})`;

const oldOrders = oldRows(
  paymentOrders,
  paymentOrders.id,
  (_, before) => sql`${moment} < ${before.toISOString()}::timestamptz`,
  async (tx, orders) => {
    const ids = orders.map(({ id }) => id);
    if (ids.length === 0) return;
    for (const table of [capturedPayments, refunds, disputes]) {
      await tx.delete(table).where(inArray(table.orderId, ids));
    }
    const ofDonations = orders.filter(({ purpose }) => purpose === 'donation');
    const own = ofDonations.map(({ subjectId }) => subjectId);
    if (own.length > 0) await tx.delete(donations).where(inArray(donations.id, own));
  },
);

/** Receipts, donations and payments of closed financial years. */
export const oldAccounts = combined(
  olderThan(receipts, receipts.number, receipts.paidAt),
  olderThan(offlineDonations, offlineDonations.id, offlineDonations.givenOn),
  oldOrders,
);
