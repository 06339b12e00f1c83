import { inIndia, timeInIndia } from '../dates';
import { link, type MailContent, note, paragraph, rows } from '../mail-content';
import type { MailData } from '../mail-data';

const WHAT_FOR: Record<MailData<'office-code'>['purpose'], string> = {
  'sign-in': 'Please enter this code in the office of the website to sign in.',
  confirm:
    'Please enter this code in the office of the website to confirm what you are about to do.',
};

export function officeCodeMail({ code, expiresAt, purpose }: MailData<'office-code'>): MailContent {
  return {
    subject: `${code} is your code for the office`,
    heading: 'Your code for the office',
    blocks: [
      paragraph(WHAT_FOR[purpose]),
      { kind: 'code', code },
      paragraph(`It can be used once, until ${timeInIndia(expiresAt)}.`),
      note(
        'Nobody of the school will ever ask you for it. If you did not ask for a code, tell the head of the school: somebody has entered your address.',
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
    subject: 'Your invitation to the office of the website',
    heading: 'Your invitation to the office',
    blocks: [
      paragraph(`Dear ${name}, you are invited to the office of the school’s website.`),
      rows(['Your part', role]),
      link('Come in', href),
      paragraph(`The link can be used once, until ${inIndia(expiresAt)}. It is for you alone.`),
      note(`If the link cannot be pressed, copy it into your browser: ${href}`),
      note('If you do not know what this is about, you need not do anything.'),
    ],
  };
}
