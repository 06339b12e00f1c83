import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PersonalDataKind } from '@/contract/facts/personal-data';
import {
  applicationDocuments,
  applications,
  codeSends,
  contactMessages,
  type Db,
  donations,
  donorCertificates,
  donorTaxIds,
  jobApplications,
  mailboxCodes,
  officeLetters,
  offlineDonations,
  oneTimeCodes,
  outbox,
  paymentOrders,
  receipts,
  transfers,
} from '../../db';
import { isSettledRow } from '../../money';
import { addressKey, mailboxKey } from '../../platform';

/** Emails to the office about somebody contain the address in their data. */
const addressInMail = sql`lower(${outbox.data} ->> 'email')`;

const isAddress = (column: AnyPgColumn, key: string) => sql`lower(${column}) = ${key}`;

export type Rows = { table: PgTable; where: SQL; newest: AnyPgColumn };

/**
 * Queries for a mailbox's records, by kind. Only an address is verified: a phone number in a
 * message without an address may belong to anybody.
 */
export function rowsOfMailbox(db: Db, email: string): Record<PersonalDataKind, Rows> {
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
  // Payments and donations are found by their receipt, also after an erasure.
  const paidFor = db
    .select({ id: receipts.sourceId })
    .from(receipts)
    .where(eq(receipts.emailKey, key));
  const sentBy = (table: PgTable & Record<'email' | 'createdAt', AnyPgColumn>) =>
    rows(table, isAddress(table.email, key), table.createdAt);
  return {
    applications: rows(applications, isOwnApplication, applications.createdAt),
    application_documents: rows(
      applicationDocuments,
      all(
        inArray(applicationDocuments.applicationId, ownApplications),
        isNotNull(applicationDocuments.sentAt),
      ),
      applicationDocuments.sentAt,
    ),
    donations: sentBy(donations),
    offline_donations: rows(
      offlineDonations,
      inArray(offlineDonations.id, paidFor),
      offlineDonations.createdAt,
    ),
    transfers: rows(transfers, eq(transfers.emailKey, key), transfers.createdAt),
    payment_orders: rows(
      paymentOrders,
      any(
        inArray(paymentOrders.id, paidFor),
        and(
          eq(paymentOrders.purpose, 'admission'),
          inArray(paymentOrders.subjectId, ownApplications),
        ),
        and(eq(paymentOrders.purpose, 'donation'), inArray(paymentOrders.subjectId, ownDonations)),
      ),
      paymentOrders.createdAt,
    ),
    receipts: rows(receipts, eq(receipts.emailKey, key), receipts.paidAt),
    donor_tax_ids: rows(
      donorTaxIds,
      inArray(donorTaxIds.receiptNumber, ownReceipts),
      donorTaxIds.givenAt,
    ),
    donor_certificates: rows(
      donorCertificates,
      all(eq(donorCertificates.emailKey, key), isSettledRow),
      donorCertificates.addedAt,
    ),
    contact_messages: sentBy(contactMessages),
    job_applications: sentBy(jobApplications),
    office_letters: rows(
      officeLetters,
      isAddress(officeLetters.recipient, key),
      officeLetters.writtenAt,
    ),
    outbox: rows(
      outbox,
      any(isAddress(outbox.recipient, key), sql`${addressInMail} = ${key}`),
      outbox.createdAt,
    ),
    mailbox_codes: rows(mailboxCodes, eq(mailboxCodes.emailKey, key), mailboxCodes.sentAt),
    one_time_codes: rows(
      oneTimeCodes,
      inArray(oneTimeCodes.applicationId, ownApplications),
      oneTimeCodes.sentAt,
    ),
    // Counted under one key for all spellings of a mailbox.
    code_sends: rows(codeSends, eq(codeSends.emailKey, mailboxKey(email)), codeSends.sentAt),
  };
}

const all = (...conditions: SQL[]): SQL => and(...conditions) ?? sql`false`;

function any(...conditions: (SQL | undefined)[]): SQL {
  return or(...conditions) ?? sql`false`;
}

const rows = (table: PgTable, where: SQL, newest: AnyPgColumn): Rows => ({ table, where, newest });
