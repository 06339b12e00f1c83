import { timeInIndia } from '../dates';
import { type MailContent, note, paragraph } from '../mail-content';
import type { MailData } from '../mail-data';

const WHERE: Record<MailData<'otp'>['purpose'], string> = {
  registration: 'Enter this code on the registration page to continue.',
  receipts: 'Enter this code on the website to see your donations and receipts.',
  applications: 'Enter this code to check your application.',
  privacy: 'Enter this code on the privacy page to see the data we store about you.',
};

export function otpMail({ code, expiresAt, purpose }: MailData<'otp'>): MailContent {
  return {
    subject: `${code} is your verification code`,
    heading: 'Your verification code',
    blocks: [
      paragraph(WHERE[purpose]),
      { kind: 'code', code },
      paragraph(`You can use it once, until ${timeInIndia(expiresAt)}.`),
      note('If you did not ask for a code, you can ignore this email.'),
    ],
  };
}
