import { CORRECTION_DAYS, personalDataTitle } from '@/contract';
import { RETENTION } from '@/contract/facts/retention';
import { dayInWords, inIndia } from '../dates';
import { heading, list, type MailContent, paragraph, rows } from '../mail-content';
import type { MailData } from '../mail-data';

/** Without personal data, which would outlive the erasure in the email. */
export function officeErasureMail(data: MailData<'office-erasure'>): MailContent {
  const { at, reference, registrations, erased, kept } = data;
  return {
    subject: 'A person’s data was erased',
    heading: 'A person’s data was erased',
    blocks: [
      paragraph(
        `On ${inIndia(at)} we erased the records below at the person’s request. Please delete your copies too: printed lists, exports and emails.`,
      ),
      rows(...erased.map(({ kind, count }) => [personalDataTitle(kind), String(count)] as const)),
      ...(registrations.length > 0
        ? [heading('Registrations'), list(registrations.map(registrationLine))]
        : []),
      ...(kept.length > 0
        ? [
            heading('Records that the law requires us to keep'),
            list(
              kept.map(
                ({ kind, count, until }) =>
                  `${personalDataTitle(kind)}: ${count}, until ${dayInWords(`${until}T00:00:00+05:30`)}`,
              ),
            ),
          ]
        : []),
      ...(reference === ''
        ? []
        : [
            paragraph(
              `Keep this email for ${RETENTION.backupDays} days. If the person who runs the site restores a backup from before, they need this reference to erase the records again: ${reference}`,
            ),
          ]),
    ],
  };
}

type Registration = MailData<'office-erasure'>['registrations'][number];

function registrationLine({ startedAt, applyFor, receiptNumber }: Registration): string {
  const paid = receiptNumber === '' ? 'not paid' : `paid, receipt ${receiptNumber}`;
  return [`Started ${dayInWords(startedAt)}`, applyFor, paid]
    .filter((part) => part !== '')
    .join(', ');
}

export function officeWithdrawalMail(data: MailData<'office-withdrawal'>): MailContent {
  return {
    subject: 'A parent has withdrawn consent',
    heading: 'A parent has withdrawn consent',
    blocks: [
      paragraph(
        'Please stop processing the registrations below. We have marked them in the list. If the parent asks, we will erase them.',
      ),
      rows(
        ['Email', data.email],
        ['Registrations', String(data.registrations)],
        ['Withdrawn on', inIndia(data.at)],
      ),
    ],
    replyTo: data.email,
  };
}

export function officeCorrectionMail(data: MailData<'office-correction'>): MailContent {
  return {
    subject: 'Request to correct personal data',
    heading: 'Request to correct personal data',
    blocks: [
      paragraph(
        `We verified the email address below with a code. Please correct the data and reply within ${CORRECTION_DAYS} days. The office lists this request under Messages until somebody marks it as done.`,
      ),
      rows(['Email', data.email], ['Requested on', inIndia(data.at)]),
      paragraph(data.text),
    ],
    replyTo: data.email,
  };
}
