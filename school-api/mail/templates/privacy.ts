import { heldTitle } from '@/contract';
import { dayInWords, inIndia } from '../dates';
import { heading, list, type MailContent, paragraph, rows } from '../mail-content';
import type { MailData } from '../mail-data';

/** Without name, address or telephone: the mail itself must not keep what was erased. */
export function officeErasureMail(data: MailData<'office-erasure'>): MailContent {
  const { at, registrations, erased, kept } = data;
  return {
    subject: 'Data of a person were erased',
    heading: 'Data of a person were erased',
    blocks: [
      paragraph(
        `On ${inIndia(at)} the following was erased at the person’s own request. Please erase copies of it too: printed lists, exports, mails.`,
      ),
      rows(...erased.map(({ kind, count }) => [heldTitle(kind), String(count)] as const)),
      ...(registrations.length > 0
        ? [heading('Registrations'), list(registrations.map(registrationLine))]
        : []),
      ...(kept.length > 0
        ? [
            heading('What stays, because the law asks for it'),
            list(
              kept.map(
                ({ kind, count, until }) =>
                  `${heldTitle(kind)}: ${count}, until ${dayInWords(`${until}T00:00:00+05:30`)}`,
              ),
            ),
          ]
        : []),
    ],
  };
}

type Registration = MailData<'office-erasure'>['registrations'][number];

function registrationLine({ begunAt, applyFor, receiptNumber }: Registration): string {
  const paid = receiptNumber === '' ? 'not paid' : `paid, receipt ${receiptNumber}`;
  return [`Of ${dayInWords(begunAt)}`, applyFor, paid].filter((part) => part !== '').join(', ');
}

export function officeWithdrawalMail(data: MailData<'office-withdrawal'>): MailContent {
  return {
    subject: 'A parent has withdrawn consent',
    heading: 'A parent has withdrawn consent',
    blocks: [
      paragraph(
        'Please stop working on the registrations of this address. They are marked in the list, and erased when the parent asks for it.',
      ),
      rows(
        ['E-mail', data.email],
        ['Registrations', String(data.registrations)],
        ['Withdrawn on', inIndia(data.at)],
      ),
    ],
    replyTo: data.email,
  };
}

export function officeCorrectionMail(data: MailData<'office-correction'>): MailContent {
  return {
    subject: 'A person asks for a correction',
    heading: 'A person asks for a correction',
    blocks: [
      paragraph(
        'The address below was proved by a code. Please correct what is wrong, and answer within 90 days.',
      ),
      rows(['E-mail', data.email], ['Asked on', inIndia(data.at)]),
      paragraph(data.text),
    ],
    replyTo: data.email,
  };
}
