import { admissionDay } from '@/content/admission-day';
import { amountInWords, EXEMPTION_OF_GIFT, isExempt } from '@/contract';
import { inRupees } from '../amount';
import { heading, type Letter, list, note, rows, words } from '../blocks';
import { dayOrWords, inIndia } from '../dates';
import type { MailData } from '../kinds';
import type { MailSchool } from '../variables';

const { next, campus, bring } = admissionDay;

export function admissionReceiptLetter(
  data: MailData<'admission-receipt'>,
  school: MailSchool,
): Letter {
  return {
    subject: `Registered for admission session ${school.session}`,
    heading: `You are registered for admission session ${school.session}`,
    blocks: [
      words('The registration fee has arrived. This mail is your receipt.'),
      rows(
        ['Student', data.studentName],
        ['Guardian', data.guardianName],
        ['Applied for', data.applyFor],
        ['Student type', data.studentType],
        ['Admission date', dayAndPlace(data)],
        ['Registration fee', inRupees(data.amount)],
        ['In words', amountInWords(data.amount)],
        ['Paid on', inIndia(data.paidAt)],
        ['Payment id', data.paymentId],
        ['Application id', data.applicationId],
      ),
      heading(next.heading),
      list(next.items, { ordered: true }),
      heading(campus.heading),
      words(campus.text),
      heading(bring.heading),
      list(bring.items),
      note('The registration fee is non-refundable.'),
    ],
  };
}

/** 13 Dec 2026 (Vraja campus), as the form offered it. */
function dayAndPlace({ admissionDate, places }: MailData<'admission-receipt'>): string {
  const day = dayOrWords(admissionDate);
  return places === '' ? day : `${day} (${places})`;
}

export function donationReceiptLetter(
  data: MailData<'donation-receipt'>,
  school: MailSchool,
): Letter {
  return {
    subject: `Receipt ${data.receiptNumber} for your donation`,
    heading: 'Thank you for your donation',
    blocks: [
      words(`${school.name} has received your gift with gratitude.`),
      rows(
        ['Receipt number', data.receiptNumber],
        ['Received from', data.donorName],
        ['Address', data.address],
        ['Amount', inRupees(data.amount)],
        ['In words', amountInWords(data.amount)],
        ['Received on', inIndia(data.paidAt)],
        ['Payment id', data.paymentId],
        ['Your message', data.message],
      ),
      ...(isExempt(data.amount) ? [words(EXEMPTION_OF_GIFT)] : []),
      note('Donations are non-refundable.'),
    ],
  };
}
