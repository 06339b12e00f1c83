import { admissionDay } from '@/content/admission-day';
import { amountInWords } from '@/contract';
import { inRupees } from '../amount';
import { dayInWords, formatDayOrText, inIndia } from '../dates';
import {
  type Block,
  heading,
  link,
  list,
  type MailContent,
  note,
  paragraph,
  rows,
} from '../mail-content';
import type { MailData } from '../mail-data';
import type { MailSchool } from '../variables';

const { next, campus, bring } = admissionDay;

export function admissionReceiptMail(
  data: MailData<'admission-receipt'>,
  school: MailSchool,
): MailContent {
  return {
    subject: `Registered for admission session ${school.session}`,
    heading: `You are registered for admission session ${school.session}`,
    blocks: [
      paragraph('We have received the registration fee. This email is your receipt.'),
      rows(
        ['Receipt number', data.receiptNumber],
        ['Student', data.studentName],
        ['Guardian', data.guardianName],
        ['Applied for', data.applyFor],
        ['Student type', data.studentType],
        ['Admission date', dayAndPlace(data)],
        ['Registration fee', inRupees(data.amount)],
        ['In words', amountInWords(data.amount)],
        ['Paid on', inIndia(data.paidAt)],
        ['Payment id', data.paymentId],
      ),
      heading(next.heading),
      list(next.items, { ordered: true }),
      heading(campus.heading),
      paragraph(campus.text),
      heading(bring.heading),
      list(bring.items),
      note('The registration fee is non-refundable.'),
    ],
  };
}

/** 13 Dec 2026 (Vraja campus) */
function dayAndPlace({ admissionDate, places }: MailData<'admission-receipt'>): string {
  const day = formatDayOrText(admissionDate);
  return places === '' ? day : `${day} (${places})`;
}

export function donationReceiptMail(
  data: MailData<'donation-receipt'>,
  school: MailSchool,
): MailContent {
  return {
    subject: `Receipt ${data.receiptNumber} for your donation`,
    heading: 'Thank you for your donation',
    blocks: [
      paragraph(`${school.name} has received your gift with gratitude.`),
      rows(
        ['Receipt number', data.receiptNumber],
        ['Received from', data.donorName],
        ['Address', data.address],
        ['Amount', inRupees(data.amount)],
        ['In words', amountInWords(data.amount)],
        ...howItCame(data),
        ['Your message', data.message],
      ),
      ...taxBlocks(data, school),
      note('Donations are non-refundable.'),
    ],
  };
}

type Gift = MailData<'donation-receipt'>;

/** The office enters a day, the payment provider tells a moment. */
function howItCame({ means = 'online', paidAt, paymentId }: Gift): (readonly [string, string])[] {
  if (means === 'online') {
    return [
      ['Received on', inIndia(paidAt)],
      ['Payment id', paymentId],
    ];
  }
  return [
    ['Received on', dayInWords(paidAt)],
    ['Received by', means === 'upi' ? 'UPI' : means],
    ['Reference', paymentId],
  ];
}

function taxBlocks(data: Gift, { aboutTax, phone }: MailSchool): Block[] {
  const { amount, test, means = 'online' } = data;
  const paidAt = new Date(data.paidAt);
  const gift = { number: data.receiptNumber, amount, test, means, paidAt };
  const { note, panLink } = aboutTax(gift, phone);
  return [
    ...(note === '' ? [] : [paragraph(note)]),
    ...(panLink ? [link('Give the school your PAN for the certificate', panLink)] : []),
  ];
}
