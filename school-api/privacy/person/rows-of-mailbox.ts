import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { HeldKind } from '@/contract/facts/held';
import {
  applications,
  codeSends,
  contactMessages,
  type Db,
  donations,
  donorTaxIds,
  jobApplications,
  mailboxCodes,
  offlineGifts,
  oneTimeCodes,
  outbox,
  paymentOrders,
  receipts,
} from '../../db';
import { addressKey, mailboxKey } from '../../platform';

/** Mails that the office got about somebody have the address in their data. */
const addressInMail = sql`lower(${outbox.data} ->> 'email')`;

const isAddress = (column: AnyPgColumn, key: string) => sql`lower(${column}) = ${key}`;

export type Rows = { table: PgTable; where: SQL; newest: AnyPgColumn };

/**
 * Where the records of a mailbox are, by kind. An address alone is a proof: a telephone number in a
 * message without an address belongs to whoever answers the telephone.
 */
export function rowsOfMailbox(db: Db, email: string): Record<HeldKind, Rows> {
  const key = addressKey(email);
  const isOwnApplication = eq(applications.emailKey, key);
  const ownApplications = db
    .select({ id: applications.id })
    .from(applications)
    .where(isOwnApplication);
  const ownDonations = db
    .select({ id: donations.id })
    .from(donations)
    .where(isAddress(donations.email, key));
  const ownReceipts = db
    .select({ number: receipts.number })
    .from(receipts)
    .where(eq(receipts.emailKey, key));
  const paidFor = db
    .select({ id: receipts.sourceId })
    .from(receipts)
    .where(eq(receipts.emailKey, key));
  return {
    applications: {
      table: applications,
      where: isOwnApplication,
      newest: applications.createdAt,
    },
    donations: {
      table: donations,
      where: isAddress(donations.email, key),
      newest: donations.createdAt,
    },
    offline_gifts: {
      table: offlineGifts,
      where: isAddress(offlineGifts.email, key),
      newest: offlineGifts.createdAt,
    },
    payment_orders: {
      table: paymentOrders,
      where: any(
        // What was paid is found by its receipt, also after an erasure.
        inArray(paymentOrders.id, paidFor),
        and(
          eq(paymentOrders.purpose, 'admission'),
          inArray(paymentOrders.subjectId, ownApplications),
        ),
        and(eq(paymentOrders.purpose, 'donation'), inArray(paymentOrders.subjectId, ownDonations)),
      ),
      newest: paymentOrders.createdAt,
    },
    receipts: { table: receipts, where: eq(receipts.emailKey, key), newest: receipts.paidAt },
    donor_tax_ids: {
      table: donorTaxIds,
      where: inArray(donorTaxIds.receiptNumber, ownReceipts),
      newest: donorTaxIds.givenAt,
    },
    contact_messages: {
      table: contactMessages,
      where: isAddress(contactMessages.email, key),
      newest: contactMessages.createdAt,
    },
    job_applications: {
      table: jobApplications,
      where: isAddress(jobApplications.email, key),
      newest: jobApplications.createdAt,
    },
    outbox: {
      table: outbox,
      where: any(isAddress(outbox.recipient, key), sql`${addressInMail} = ${key}`),
      newest: outbox.createdAt,
    },
    mailbox_codes: {
      table: mailboxCodes,
      where: eq(mailboxCodes.emailKey, key),
      newest: mailboxCodes.sentAt,
    },
    one_time_codes: {
      table: oneTimeCodes,
      where: inArray(oneTimeCodes.applicationId, ownApplications),
      newest: oneTimeCodes.sentAt,
    },
    code_sends: {
      table: codeSends,
      // Counted under one key for all spellings of a mailbox.
      where: eq(codeSends.emailKey, mailboxKey(email)),
      newest: codeSends.sentAt,
    },
  };
}

function any(...conditions: (SQL | undefined)[]): SQL {
  return or(...conditions) ?? sql`false`;
}
