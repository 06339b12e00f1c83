import { STATUS_PATH } from '@/contract';
import { dayInWords } from '../dates';
import { type MailContent, note, paragraph, siteLink } from '../mail-content';
import type { MailData } from '../mail-data';
import type { MailSchool } from '../variables';

/** A letter from the office, followed by the message that it answers. */
export function letterMail(
  { subject, text, quoted, status, donate }: MailData<'letter'>,
  { email, siteUrl }: MailSchool,
): MailContent {
  const lines = quoted?.text.split('\n').map((line) => `> ${line}`) ?? [];
  const to = (isWanted: boolean, label: string, path: string) =>
    isWanted ? siteLink(siteUrl, label, path) : [];
  const wrote = quoted && `On ${dayInWords(quoted.at)}, ${quoted.name} wrote:`;
  return {
    subject,
    heading: subject,
    blocks: [
      ...text.split(/\n{2,}/).map(paragraph),
      ...to(status, 'Check your application', STATUS_PATH),
      ...to(donate !== '', 'Open the donation page', donate),
      ...(wrote ? [note([wrote, ...lines].join('\n'))] : []),
    ],
    // Emails are sent from an address that nobody reads.
    replyTo: email,
  };
}
