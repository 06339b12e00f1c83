import { inIndia, timeInIndia } from '../dates';
import { link, type MailContent, note, paragraph, rows } from '../mail-content';
import type { MailData } from '../mail-data';

const WHAT_FOR: Record<MailData<'office-code'>['purpose'], string> = {
  'sign-in': 'Enter this code to sign in to the website’s office.',
  confirm: 'Enter this code in the website’s office to confirm what you are about to do.',
};

export function officeCodeMail({ code, expiresAt, purpose }: MailData<'office-code'>): MailContent {
  return {
    subject: `${code} is your office code`,
    heading: 'Your office code',
    blocks: [
      paragraph(WHAT_FOR[purpose]),
      { kind: 'code', code },
      paragraph(`You can use it once, until ${timeInIndia(expiresAt)}.`),
      note(
        'No one from the school will ever ask you for this code. If you did not ask for it, tell the head: someone has entered your address.',
      ),
    ],
  };
}

export function officeInvitationMail({
  name,
  role,
  link: href,
  expiresAt,
}: MailData<'office-invitation'>): MailContent {
  return {
    subject: 'Your invitation to the website’s office',
    heading: 'Your invitation to the office',
    blocks: [
      paragraph(`Dear ${name}, you have been invited to use the office of the school’s website.`),
      rows(['Your role', role]),
      link('Accept the invitation', href),
      paragraph(`You can use the link once, until ${inIndia(expiresAt)}. Please do not share it.`),
      note(`If the link does not open, copy it into your browser: ${href}`),
      note('If you did not expect this email, you can ignore it.'),
    ],
  };
}
