import { findApplication } from '../admissions/applications';
import { placesOf } from '../admissions/offered-dates';
import type { Db } from '../db/db';
import type { PaymentOrder } from '../db/schema/orders';
import { type MailData, OFFICE } from '../mail/mail-data';
import { enqueueMail } from '../mail/outbox';
import { nextReceiptNumber } from '../mail/receipt-number';
import { findDonation } from '../repositories/donations';

type Notice = Pick<MailData<'office-payment'>, 'name' | 'email' | 'reference'>;

/** A receipt for the payer and a notice for the office; their keys make the call idempotent. */
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

async function sendAdmissionReceipt(tx: Db, order: PaymentOrder, paid: Paid, at: Date) {
  const application = await findApplication(tx, order.subjectId);
  // The payment may arrive after retention has deleted the application: only the office is informed.
  if (application === null) return { name: '', email: '', reference: order.id };
  const { name, email, guardianName, studentType, applyFor, admissionDate } = application;
  const places = admissionDate === '' ? '' : await placesOf(tx, admissionDate);
  const child = { guardianName, studentType, applyFor, admissionDate, places };
  await enqueueMail(
    tx,
    {
      key: `receipt:${order.id}`,
      kind: 'admission-receipt',
      to: email,
      data: { studentName: name, ...child, ...paid },
    },
    at,
  );
  return { name, email, reference: order.id };
}

async function sendDonationReceipt(tx: Db, order: PaymentOrder, paid: Paid, at: Date) {
  const receiptNumber = await nextReceiptNumber(tx, at, order);
  const donation = await findDonation(tx, order.subjectId);
  if (donation === undefined) return { name: '', email: '', reference: receiptNumber };
  const { donorName, email, message } = donation;
  const lines = [
    donation.address,
    donation.city,
    donation.state,
    donation.pinCode,
    donation.country,
  ];
  const address = lines.filter((line) => line !== '').join(', ');
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
