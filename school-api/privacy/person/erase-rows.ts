import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
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
  mailboxGrants,
  officeLetters,
  officeNotes,
  offlineDonations,
  oneTimeCodes,
  outbox,
  paymentOrders,
  receipts,
  sandboxDeliveries,
  sandboxOrders,
  sandboxPayments,
  transfers,
} from '../../db';
import { isSettledRow } from '../../money';
import { addressKey, mailboxKey } from '../../platform';
import { rowsOfMailbox } from './rows-of-mailbox';

const NO_DONOR = {
  donorName: '',
  email: '',
  mobileCode: '',
  mobile: '',
  message: '',
  address: '',
  city: '',
  state: '',
  pinCode: '',
  country: '',
};

const WITH_LETTERS = [
  ...(['applications', 'donations', 'offline_donations'] as const),
  ...(['contact_messages', 'job_applications', 'transfers'] as const),
];

export type ErasedRows = {
  counts: {
    applications: number;
    application_documents: number;
    donations: number;
    receipts: number;
    contact_messages: number;
    job_applications: number;
    transfers: number;
    office_letters: number;
    outbox: number;
    mailbox_codes: number;
  };
  /** To be deleted after the transaction. */
  files: string[];
};

/** Deletes what no law requires to keep about a mailbox, in the caller's transaction. */
export async function eraseRows(tx: Db, email: string): Promise<ErasedRows> {
  const rows = rowsOfMailbox(tx, email);
  // A payment being settled waits, and then finds no person (payments/payment-mails.ts).
  await tx
    .select({ id: paymentOrders.id })
    .from(paymentOrders)
    .where(rows.payment_orders.where)
    .orderBy(paymentOrders.id)
    .for('update');
  // A letter being written is finished first, and then found (records/letters/send.ts).
  for (const kind of WITH_LETTERS) {
    const { table, where } = rows[kind];
    await tx.select({ one: sql`1` }).from(table).where(where).orderBy(sql`id`).for('update');
  }
  const erase = async (table: PgTable, where: SQL) =>
    (await tx.delete(table).where(where).returning({ one: sql`1` })).length;
  const mails = await erase(outbox, rows.outbox.where);
  const letters = await erase(officeLetters, rows.office_letters.where);
  const codes = await eraseCodes(tx, email);
  const erasedDonations = await eraseDonations(tx, email);
  const documents = await tx
    .select({ file: applicationDocuments.file })
    .from(applicationDocuments)
    .where(rows.application_documents.where);
  const children = await erase(applications, rows.applications.where);
  const messages = await erase(contactMessages, rows.contact_messages.where);
  const reports = await erase(transfers, rows.transfers.where);
  const jobs = await tx
    .delete(jobApplications)
    .where(rows.job_applications.where)
    .returning({ file: jobApplications.cvFile });
  await eraseSandbox(tx, { emailKey: addressKey(email) });
  // The law requires the certificate, not its file name.
  await tx.update(donorCertificates).set({ fileName: '' }).where(rows.donor_certificates.where);
  // One without a donor is not required.
  await tx
    .update(donorCertificates)
    .set({ emailKey: '', donorKey: '', fileName: '' })
    .where(and(eq(donorCertificates.emailKey, addressKey(email)), not(isSettledRow)));
  return {
    counts: {
      applications: children,
      application_documents: documents.length,
      donations: erasedDonations,
      receipts: await eraseTestReceipts(tx, { emailKey: addressKey(email) }),
      contact_messages: messages,
      job_applications: jobs.length,
      transfers: reports,
      office_letters: letters,
      outbox: mails,
      mailbox_codes: codes,
    },
    files: [...jobs, ...documents].map(({ file }) => file).filter((file) => file !== ''),
  };
}

async function eraseCodes(tx: Db, email: string): Promise<number> {
  const key = addressKey(email);
  const codes = await tx
    .delete(mailboxCodes)
    .where(eq(mailboxCodes.emailKey, key))
    .returning({ id: mailboxCodes.id });
  await tx.delete(mailboxGrants).where(eq(mailboxGrants.emailKey, key));
  await tx.delete(codeSends).where(eq(codeSends.emailKey, mailboxKey(email)));
  // Those of the person's registrations are deleted with them; others stay, anonymously.
  await tx
    .update(oneTimeCodes)
    .set({ mailboxKey: '' })
    .where(eq(oneTimeCodes.mailboxKey, mailboxKey(email)));
  return codes.length;
}

/**
 * A paid donation stays as a row without a person, for the books. One that
 * the office entered loses only its email: the receipt, which has the rest too, is kept with it.
 */
async function eraseDonations(tx: Db, email: string): Promise<number> {
  const { donations: own, offline_donations: offline } = rowsOfMailbox(tx, email);
  await eraseNotes(tx, inArray(officeNotes.donationId, idsOf(tx, donations, own.where)));
  const entered = idsOf(tx, offlineDonations, offline.where);
  await eraseNotes(tx, inArray(officeNotes.offlineDonationId, entered));
  await tx.update(offlineDonations).set({ email: '' }).where(offline.where);
  const paid = tx
    .select({ id: paymentOrders.subjectId })
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.purpose, 'donation'),
        eq(paymentOrders.state, 'paid'),
        eq(paymentOrders.test, false),
      ),
    );
  const emptied = await tx
    .update(donations)
    .set(NO_DONOR)
    .where(and(own.where, inArray(donations.id, paid)))
    .returning({ id: donations.id });
  const deleted = await tx.delete(donations).where(own.where).returning({ id: donations.id });
  return emptied.length + deleted.length;
}

const idsOf = (tx: Db, table: typeof donations | typeof offlineDonations, where: SQL) =>
  tx.select({ id: table.id }).from(table).where(where);

/** For records that stay; the others' notes are deleted with them. */
async function eraseNotes(tx: Db, where: SQL): Promise<void> {
  await tx.delete(officeNotes).where(where);
}

type OfReceipts = { emailKey: string } | { sourceIds: readonly string[] };

/** Test money is not in the books required by law. */
export async function eraseTestReceipts(tx: Db, of: OfReceipts): Promise<number> {
  const own =
    'emailKey' in of
      ? eq(receipts.emailKey, of.emailKey)
      : inArray(receipts.sourceId, [...of.sourceIds]);
  const deleted = await tx
    .delete(receipts)
    .where(and(own, eq(receipts.test, true)))
    .returning({ number: receipts.number });
  const numbers = deleted.map(({ number }) => number);
  if (numbers.length > 0) {
    await tx.delete(donorTaxIds).where(inArray(donorTaxIds.receiptNumber, numbers));
  }
  return numbers.length;
}

type OfSandbox = { emailKey: string } | { orderIds: readonly string[] };

export async function eraseSandbox(tx: Db, of: OfSandbox): Promise<void> {
  const isOf =
    'emailKey' in of
      ? sql`lower(${sandboxOrders.notes}->>'email') = ${of.emailKey}`
      : inArray(sandboxOrders.id, [...of.orderIds]);
  const orders = await tx
    .update(sandboxOrders)
    .set({ notes: {} })
    .where(isOf)
    .returning({ id: sandboxOrders.id });
  const own =
    'emailKey' in of
      ? sql`lower(${sandboxPayments.email}) = ${of.emailKey}`
      : inArray(sandboxPayments.orderId, [...of.orderIds]);
  const payments = await tx
    .update(sandboxPayments)
    .set({ email: '', contact: '', vpa: null, last4: null })
    .where(own)
    .returning({ id: sandboxPayments.id });
  for (const { id } of [...orders, ...payments]) {
    await tx.delete(sandboxDeliveries).where(sql`strpos(${sandboxDeliveries.body}, ${id}) > 0`);
  }
}
