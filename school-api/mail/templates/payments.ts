import { inRupees } from '../amount';
import { inIndia } from '../dates';
import { type MailContent, note, paragraph, rows } from '../mail-content';
import type { MailData } from '../mail-data';
import type { MailSchool } from '../variables';

export function officePaymentMail(data: MailData<'office-payment'>): MailContent {
  const what = data.purpose === 'admission' ? 'Registration fee' : 'Donation';
  return {
    subject: `${what} of ${inRupees(data.amount)} received`,
    heading: `${what} received`,
    blocks: [
      rows(
        [data.purpose === 'admission' ? 'Student' : 'Donor', data.name],
        ['Email', data.email],
        ['Amount', inRupees(data.amount)],
        ['Paid on', inIndia(data.paidAt)],
        ['Payment ID', data.paymentId],
        [data.purpose === 'admission' ? 'Order' : 'Receipt number', data.reference],
      ),
    ],
  };
}

type Refund = MailData<'refund'>;

export function refundMail(data: Refund, school: MailSchool): MailContent {
  const { receiptNumber, amount, returned, byDispute } = data;
  const what = data.purpose === 'admission' ? 'registration fee' : 'donation';
  if (returned === 0) return validAgainMail(data, what);
  const isWhole = returned >= amount;
  const how = byDispute ? 'returned' : 'refunded';
  const title = `${isWhole ? 'Your' : 'Part of your'} ${what} was ${how}`;
  const share = isWhole ? 'all' : 'part';
  return {
    subject: `${title}: ${inRupees(returned)}`,
    heading: title,
    blocks: [
      paragraph(
        byDispute
          ? 'This payment was disputed, and your bank has taken the money back. Please ask your bank when you will receive it.'
          : `We have refunded ${share} of your ${what} to the account or card you paid with. Your bank may take up to 7 working days to show it.`,
      ),
      rows(
        ['Paid by', data.name],
        ['Amount paid', inRupees(amount)],
        [byDispute ? 'Returned' : 'Refunded', inRupees(returned)],
        [byDispute ? 'Returned on' : 'Refunded on', inIndia(data.returnedAt)],
        ['Remaining', isWhole ? '' : inRupees(amount - returned)],
        ['Payment ID', data.paymentId],
        ['Receipt number', receiptNumber],
      ),
      paragraph(
        isWhole
          ? `Receipt ${receiptNumber} is void. Please do not use it.`
          : `Receipt ${receiptNumber} is still valid for the remaining amount.`,
      ),
      note(`If you did not expect this email, please call us: ${school.phone}.`),
    ],
  };
}

/** An order's second payment replaces a refunded one. */
function validAgainMail({ receiptNumber, amount, paymentId }: Refund, what: string): MailContent {
  return {
    subject: `Receipt ${receiptNumber} is valid`,
    heading: `We have received your ${what}`,
    blocks: [
      paragraph(
        `Your first payment was returned, and we have received another one. Receipt ${receiptNumber} is valid for the full amount.`,
      ),
      rows(
        ['Receipt number', receiptNumber],
        ['Amount', inRupees(amount)],
        ['First payment ID', paymentId],
      ),
    ],
  };
}

type Case = MailData<'office-case'>;

const TEXTS: Record<Case['what'], { title: string; text: string }> = {
  'second-payment': {
    title: 'An order was paid twice',
    text: 'Please refund one of the two payments in the payment provider’s dashboard. The case closes when the provider reports the refund.',
  },
  'amount-differs': {
    title: 'A payment does not match the amount of its order',
    text: 'The payer has no receipt for this payment. Please refund it in the payment provider’s dashboard. If the order is unpaid, ask the payer to pay again.',
  },
  'refund-failed': {
    title: 'A refund has failed',
    text: 'The school still has the money. Please try again in the payment provider’s dashboard, or ask the payer for their bank details.',
  },
  'dispute-open': {
    title: 'A payment is disputed',
    text: 'The payer’s bank has asked for the money back. Please reply in the payment provider’s dashboard by the date given there. Without a reply we will lose the dispute.',
  },
  'dispute-won': {
    title: 'Dispute won',
    text: 'The school keeps the money. You do not need to do anything.',
  },
  'dispute-lost': {
    title: 'Dispute lost',
    text: 'The bank has taken the money back. The receipt says so, and we have emailed the payer. You do not need to do anything.',
  },
  restored: {
    title: 'Check a restored payment',
    text: 'This payment was missing from the database, for example after restoring a backup. We rebuilt it from the payment provider’s records. Please check the name and email, ask a donor for the address, and make sure that nobody has two receipts.',
  },
  'fee-without-application': {
    title: 'A registration fee has no application',
    text: 'We restored the payment from the payment provider’s records, but its application is not in the database. Please ask the family to register again without paying again.',
  },
  'closed-application': {
    title: 'A registration fee arrived for a closed application',
    text: 'The application was withdrawn or refused before this payment arrived. Please call the family. If you agree to return the fee, refund it in the payment provider’s dashboard.',
  },
};

const NOT_ON_TODAY: readonly Case['what'][] = ['amount-differs', 'closed-application'];

export function officeCaseMail(data: Case): MailContent {
  const { title, text } = TEXTS[data.what];
  return {
    subject: `${title}: ${inRupees(data.amount)}`,
    heading: title,
    blocks: [
      paragraph(text),
      rows(
        ['For', data.purpose === 'admission' ? 'Registration fee' : 'Donation'],
        ['Paid by', data.name],
        ['Email', data.email],
        ['Amount', inRupees(data.amount)],
        ['Payment ID', data.paymentId],
        ['Receipt or order', data.reference],
        ['Reported on', inIndia(data.at)],
      ),
      ...(NOT_ON_TODAY.includes(data.what)
        ? []
        : [note('See Today in the office for all open cases.')]),
    ],
  };
}
