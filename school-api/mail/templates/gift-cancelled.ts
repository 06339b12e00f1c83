import { inRupees } from '../amount';
import { dayInWords } from '../dates';
import { type MailContent, note, paragraph, rows } from '../mail-content';
import type { MailData } from '../mail-data';
import type { MailSchool } from '../variables';

export function giftCancelledMail(
  data: MailData<'gift-cancelled'>,
  school: MailSchool,
): MailContent {
  return {
    subject: `Receipt ${data.receiptNumber} is void`,
    heading: 'A receipt has become void',
    blocks: [
      paragraph(
        `The receipt that ${school.name} wrote for the following donation is void. Please do not use it, for income tax neither.`,
      ),
      rows(
        ['Receipt number', data.receiptNumber],
        ['Made out to', data.donorName],
        ['Amount', inRupees(data.amount)],
        ['Received on', dayInWords(data.givenOn)],
        ['Reason', data.reason],
      ),
      note(`If this surprises you, please call the school: ${school.phone}.`),
    ],
  };
}
