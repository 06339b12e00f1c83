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
        ['E-mail', data.email],
        ['Amount', inRupees(data.amount)],
        ['Paid on', inIndia(data.paidAt)],
        ['Payment id', data.paymentId],
        [data.purpose === 'admission' ? 'Order' : 'Receipt number', data.reference],
      ),
    ],
  };
}

type Refund = MailData<'refund'>;

export function refundMail(data: Refund, school: MailSchool): MailContent {
  const { receiptNumber, amount, returned } = data;
  const what = data.purpose === 'admission' ? 'registration fee' : 'donation';
  if (returned === 0) return validAgainMail(data, what);
  const isWhole = returned >= amount;
  const title = isWhole ? `Your ${what} is refunded` : `Your ${what} is part refunded`;
  const went = isWhole ? 'the whole amount' : 'a part of the amount';
  return {
    subject: `${title}: ${inRupees(returned)}`,
    heading: title,
    blocks: [
      paragraph(
        `${school.name} has returned ${went} of your ${what} to the account or card that you paid with. Your bank may take up to 7 working days to show it.`,
      ),
      rows(
        ['Paid by', data.name],
        ['Amount paid', inRupees(amount)],
        ['Returned', inRupees(returned)],
        ['Returned on', inIndia(data.returnedAt)],
        ['Remains', isWhole ? '' : inRupees(amount - returned)],
        ['Payment id', data.paymentId],
        ['Receipt number', receiptNumber],
      ),
      paragraph(
        isWhole
          ? `Receipt ${receiptNumber} is void. Please do not use it.`
          : `Receipt ${receiptNumber} stays valid for the amount that remains.`,
      ),
      note('If you did not expect this email, please call the office.'),
    ],
  };
}

/** A second payment of the same order takes the place of one that was refunded. */
function validAgainMail({ receiptNumber, amount, paymentId }: Refund, what: string): MailContent {
  return {
    subject: `Receipt ${receiptNumber} is valid`,
    heading: `Your ${what} has arrived`,
    blocks: [
      paragraph(
        `Another payment of your ${what} has arrived after one was refunded. Receipt ${receiptNumber} is valid for the whole amount.`,
      ),
      rows(
        ['Receipt number', receiptNumber],
        ['Amount', inRupees(amount)],
        ['First payment id', paymentId],
      ),
    ],
  };
}

type Case = MailData<'office-case'>;

const TEXTS: Record<Case['what'], { title: string; text: string }> = {
  'second-payment': {
    title: 'An order was paid twice',
    text: 'Please refund one of the two payments in the dashboard of the payment provider. The case closes by itself when the provider tells of the refund.',
  },
  'refund-failed': {
    title: 'A refund has failed',
    text: 'The money is still with the school. Please try again in the dashboard of the payment provider, or ask the payer for a bank account.',
  },
  'dispute-open': {
    title: 'A payment is disputed',
    text: 'The payer’s bank asks for the money back. Please answer in the dashboard of the payment provider before the day that stands there; without an answer the dispute is lost.',
  },
  'dispute-won': {
    title: 'A dispute is won',
    text: 'The money stays with the school. There is nothing to do.',
  },
  'dispute-lost': {
    title: 'A dispute is lost',
    text: 'The bank has taken the money back. The receipt says so, and we have emailed the payer. There is nothing to do on the website.',
  },
  restored: {
    title: 'A payment was restored from the provider: check the details',
    text: 'The database had lost this payment, for example because a backup was restored. It was rebuilt from what the payment provider knows. Please compare name and e-mail, ask a donor for the address, and see that nobody has two receipts.',
  },
  'fee-without-application': {
    title: 'A registration fee was paid by an unknown application',
    text: 'The payment was restored from what the payment provider knows, but its application is not in the database. Please write to the family: they have to register again, and must not pay again.',
  },
};

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
        ['E-mail', data.email],
        ['Amount', inRupees(data.amount)],
        ['Payment id', data.paymentId],
        ['Receipt or order', data.reference],
        ['Told on', inIndia(data.at)],
      ),
      note('What is open is listed in the office, on the page Today.'),
    ],
  };
}
