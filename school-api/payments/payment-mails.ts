import { findApplication } from '../admissions/applications';
import { placesOf } from '../admissions/offered-dates';
import type { Db } from '../db/db';
import type { PaymentOrder } from '../db/schema/orders';
import { type MailData, OFFICE } from '../mail/mail-data';
import { enqueueMail } from '../mail/outbox';
import { findReceiptOf } from '../receipts/void';
import { findDonation } from '../repositories/donations';
import { type Payer, writeReceipt } from './order-receipt';

type Notice = Pick<MailData<'office-payment'>, 'name' | 'email' | 'reference'>;

/**
 * The numbered receipt, its mail to the payer and a notice for the office. In the transaction that marks
 * the order as paid, which happens once.
 */
export async function enqueuePaymentMails(
  tx: Db,
  order: PaymentOrder,
  paymentId: string,
  paidAt: Date,
) {
  const paid = { amount: order.amount, test: order.test, paymentId, paidAt: paidAt.toISOString() };
  const notice = await sendReceipt(tx, order, paid, paidAt);
  await enqueueMail(
    tx,
    {
      key: `office-payment:${order.id}`,
      kind: 'office-payment',
      to: OFFICE,
      data: { purpose: order.purpose, ...notice, ...paid },
    },
    paidAt,
  );
}

type Paid = Pick<MailData<'office-payment'>, 'amount' | 'test' | 'paymentId' | 'paidAt'>;

function sendReceipt(tx: Db, order: PaymentOrder, paid: Paid, at: Date): Promise<Notice> {
  return order.purpose === 'admission'
    ? sendAdmissionReceipt(tx, order, paid, at)
    : sendDonationReceipt(tx, order, paid, at);
}

const UNKNOWN: Payer = { payerName: '', address: '', email: '', subject: '' };

function write(tx: Db, order: PaymentOrder, payer: Payer, { paymentId }: Paid, at: Date) {
  return writeReceipt(tx, order, payer, { paymentId, at });
}

async function sendAdmissionReceipt(tx: Db, order: PaymentOrder, paid: Paid, at: Date) {
  const application = await findApplication(tx, order.subjectId);
  if (application === null) {
    // The payment may arrive after retention has deleted the application: only the office is informed.
    // The receipt of an order that was rebuilt is there, with what its notes tell of the payer.
    const receipt = await findReceiptOf(tx, order.id);
    if (receipt === undefined) await write(tx, order, UNKNOWN, paid, at);
    const { payerName: name, email } = receipt ?? UNKNOWN;
    return { name, email, reference: order.id };
  }
  const { name, email, guardianName, studentType, applyFor, admissionDate } = application;
  const payer = { payerName: guardianName || name, email, subject: name };
  const receiptNumber = await write(
    tx,
    order,
    { ...payer, address: inOneLine(application) },
    paid,
    at,
  );
  const places = admissionDate === '' ? '' : await placesOf(tx, admissionDate);
  const child = { guardianName, studentType, applyFor, admissionDate, places };
  await enqueueMail(
    tx,
    {
      key: `receipt:${order.id}`,
      kind: 'admission-receipt',
      to: email,
      data: { receiptNumber, studentName: name, ...child, ...paid },
    },
    at,
  );
  return { name, email, reference: order.id };
}

async function sendDonationReceipt(tx: Db, order: PaymentOrder, paid: Paid, at: Date) {
  const donation = await findDonation(tx, order.subjectId);
  if (donation === undefined) {
    return { name: '', email: '', reference: await write(tx, order, UNKNOWN, paid, at) };
  }
  const { donorName, email, message } = donation;
  const address = inOneLine(donation);
  const payer = { payerName: donorName, address, email, subject: message };
  const receiptNumber = await write(tx, order, payer, paid, at);
  await enqueueMail(
    tx,
    {
      key: `receipt:${order.id}`,
      kind: 'donation-receipt',
      to: email,
      data: { receiptNumber, donorName, address, message, ...paid },
    },
    at,
  );
  return { name: donorName, email, reference: receiptNumber };
}

type Place = { address: string; city: string; state: string; pinCode: string; country: string };

function inOneLine({ address, city, state, pinCode, country }: Place): string {
  return [address, city, state, pinCode, country].filter((line) => line !== '').join(', ');
}
