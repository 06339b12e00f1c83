import { admissionDay } from '@/content/admission-day';
import { amountInWords } from '@/contract';
import { inRupees } from '../amount';
import { formatDayOrText, inIndia } from '../dates';
import { heading, list, type MailContent, note, paragraph, rows } from '../mail-content';
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
        ['Application number', data.applicationNumber],
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
