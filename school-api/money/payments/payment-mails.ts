import { eq } from 'drizzle-orm';
import { type Db, donations, first, type PaymentOrder, type Receipt } from '../../db';
import { findApplication, isClosed, testOf } from '../../forms';
import { enqueueMail, type MailData, OFFICE, receiptMailKey } from '../../mail';
import { mailDonationReceipt } from '../receipts/donation-mail';
import { issueReceipt } from '../receipts/issue';
import { findReceiptOf } from '../receipts/rows';
import { updateOrder } from './order-rows';

type Notice = Pick<MailData<'office-payment'>, 'name' | 'email' | 'reference'>;

/**
 * The numbered receipt, its email to the payer and a notice for the office. Runs in the transaction that
 * marks the order as paid, which happens once.
 */
export async function enqueuePaymentMails(tx: Db, order: PaymentOrder, capture: Capture) {
  const { paymentId, paidAt, now } = capture;
  const paid = { amount: order.amount, test: order.test, paymentId, paidAt: paidAt.toISOString() };
  const notice = await sendReceipt(tx, order, paid, capture);
  await enqueueMail(
    tx,
    {
      key: `office-payment:${order.id}`,
      kind: 'office-payment',
      to: OFFICE,
      data: { purpose: order.purpose, ...notice, ...paid },
    },
    now,
  );
}

type Paid = Pick<MailData<'office-payment'>, 'amount' | 'test' | 'paymentId' | 'paidAt'>;

function sendReceipt(tx: Db, order: PaymentOrder, paid: Paid, capture: Capture): Promise<Notice> {
  return order.purpose === 'admission'
    ? sendAdmissionReceipt(tx, order, paid, capture)
    : sendDonationReceipt(tx, order, capture);
}

const UNKNOWN: Payer = { payerName: '', address: '', email: '', subject: '' };

async function sendAdmissionReceipt(tx: Db, order: PaymentOrder, paid: Paid, capture: Capture) {
  const application = await findApplication(tx, order.subjectId);
  if (application === null) {
    // The payment may arrive after retention has deleted the application: only the office is notified.
    // A rebuilt order already has a receipt with the payer's details from its notes.
    const receipt = await findReceiptOf(tx, order.id);
    if (receipt === undefined) await writeReceipt(tx, order, UNKNOWN, capture);
    const { payerName: name, email } = receipt ?? UNKNOWN;
    return { name, email, reference: order.id };
  }
  const { name, email, guardianName, studentType, applyFor, admissionDate } = application;
  const { applicationNumber } = application;
  const payer = { payerName: guardianName || name, email, subject: name };
  const address = inOneLine(application);
  const { number: receiptNumber } = await writeReceipt(tx, order, { ...payer, address }, capture);
  const closed = isClosed(application);
  if (closed) await reportClosed(tx, order, { ...paid, name, email }, capture.now);
  const { time, place: places } = await testOf(tx, admissionDate);
  const child = { guardianName, studentType, applyFor, admissionDate, time, places };
  await enqueueMail(
    tx,
    {
      key: receiptMailKey(order.id),
      kind: 'admission-receipt',
      to: email,
      data: {
        ...{ receiptNumber, applicationNumber, studentName: name, ...child, ...paid },
        ...(closed && { closed }),
      },
    },
    capture.now,
  );
  return { name, email, reference: order.id };
}

/** A bank may complete a payment after the family has withdrawn: the office decides about the fee. */
async function reportClosed(
  tx: Db,
  { id, purpose }: PaymentOrder,
  { paidAt: at, ...paid }: Paid & Pick<Payer, 'email'> & { name: string },
  now: Date,
) {
  const data = { what: 'closed-application', purpose, reference: id, at, ...paid } as const;
  const key = `closed-application:${id}`;
  await enqueueMail(tx, { key, kind: 'office-case', to: OFFICE, data }, now);
}

async function sendDonationReceipt(tx: Db, order: PaymentOrder, capture: Capture) {
  const isIt = eq(donations.id, order.subjectId);
  const donation = await first(tx.select().from(donations).where(isIt));
  if (donation === undefined) {
    const { number: reference } = await writeReceipt(tx, order, UNKNOWN, capture);
    return { name: '', email: '', reference };
  }
  const { donorName: name, email, purpose: cause, message: subject, indianCitizen } = donation;
  const donor = { payerName: name, email, indianCitizen };
  const payer = { ...donor, address: inOneLine(donation), cause, subject };
  const receipt = await writeReceipt(tx, order, payer, capture);
  await mailDonationReceipt(tx, receipt, { now: capture.now });
  return { name, email, reference: receipt.number };
}

type Place = { address: string; city: string; state: string; pinCode: string; country: string };

function inOneLine({ address, city, state, pinCode, country }: Place): string {
  return [address, city, state, pinCode, country].filter((line) => line !== '').join(', ');
}

type Payer = Pick<Receipt, 'payerName' | 'address' | 'email' | 'subject'> &
  Partial<Pick<Receipt, 'cause' | 'indianCitizen'>>;

type Capture = { paymentId: string; paidAt: Date; now: Date };

/** The receipt of a paid order, under the number that the provider has, if any. */
export async function writeReceipt(
  tx: Db,
  order: PaymentOrder,
  payer: Payer,
  { paymentId, paidAt, now }: Capture,
): Promise<Receipt> {
  const { purpose, amount, test, numberInNotes } = order;
  const money = { sourceId: order.id, amount, test, paidAt, issuedAt: now };
  const how = { method: 'online', reference: paymentId } as const;
  const receipt = { purpose, cause: '', ...money, ...how, ...payer };
  const issued = await issueReceipt(tx, receipt, numberInNotes);
  // If that number belongs to another receipt, the provider gets the new one.
  if (issued.number !== numberInNotes) await updateOrder(tx, order.id, { numberInNotes: null });
  return issued;
}
