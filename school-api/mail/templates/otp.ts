import { timeInIndia } from '../dates';
import { type MailContent, note, paragraph } from '../mail-content';
import type { MailData } from '../mail-data';

export function otpMail({ code, expiresAt }: MailData<'otp'>): MailContent {
  return {
    subject: `${code} is your verification code`,
    heading: 'Your verification code',
    blocks: [
      paragraph('Please enter this code on the admission page to go on with the registration.'),
      { kind: 'code', code },
      paragraph(`It can be used once, until ${timeInIndia(expiresAt)}.`),
      note('If you did not ask for a code, you need not do anything.'),
    ],
  };
}
