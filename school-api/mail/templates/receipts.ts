import { amountInWords, EXEMPTION_OF_GIFT, isExempt } from '@/contract';
import { inRupees } from '../amount';
import { type Letter, note, rows, words } from '../blocks';
import { dayOrWords, inIndia } from '../dates';
import type { MailData } from '../kinds';
import type { MailSchool } from '../variables';

export function admissionReceiptLetter(
  data: MailData<'admission-receipt'>,
  school: MailSchool,
): Letter {
  return {
    subject: `Registered for admission session ${school.session}`,
    heading: `You are registered for admission session ${school.session}`,
    blocks: [
      words('The registration fee has arrived. Please keep this mail as your receipt.'),
      rows(
        ['Student', data.studentName],
        ['Guardian', data.guardianName],
        ['Applied for', data.applyFor],
        ['Student type', data.studentType],
        ['Admission date', dayOrWords(data.admissionDate)],
        ['Registration fee', inRupees(data.amount)],
        ['In words', amountInWords(data.amount)],
        ['Paid on', inIndia(data.paidAt)],
        ['Payment id', data.paymentId],
        ['Application id', data.applicationId],
      ),
      note('The registration fee is non-refundable.'),
    ],
  };
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
