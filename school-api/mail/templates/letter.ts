import { dayInWords } from '../dates';
import { link, type MailContent, note, paragraph } from '../mail-content';
import type { MailData } from '../mail-data';
import type { MailSchool } from '../variables';

/** What a person of the office wrote, with the message that it answers below. */
export function letterMail(
  { subject, text, quoted, register, donate }: MailData<'letter'>,
  { email, siteUrl }: MailSchool,
): MailContent {
  const lines = quoted?.text.split('\n').map((line) => `> ${line}`) ?? [];
  const wrote = quoted && `On ${dayInWords(quoted.at)}, ${quoted.name} wrote:`;
  return {
    subject,
    heading: subject,
    blocks: [
      ...text.split(/\n{2,}/).map(paragraph),
      ...(register && siteUrl !== undefined
        ? [link('Open the registration page', new URL('/register', siteUrl).href)]
        : []),
      ...(donate && siteUrl !== undefined
        ? [link('Open the donation page', new URL('/donate-register', siteUrl).href)]
        : []),
      ...(wrote ? [note([wrote, ...lines].join('\n'))] : []),
    ],
    // Mails come from an address that nobody reads.
    replyTo: email,
  };
}
