import { type Letter, note, words } from '../blocks';
import { timeInIndia } from '../dates';
import type { MailData } from '../kinds';

export function otpLetter({ code, firstName, expiresAt }: MailData<'otp'>): Letter {
  return {
    subject: `${code} is your verification code`,
    heading: 'Your verification code',
    blocks: [
      words(`Please enter this code on the admission page to go on with ${childOf(firstName)}.`),
      { kind: 'code', code },
      words(`It can be used once, until ${timeInIndia(expiresAt)}.`),
      note('If you did not ask for a code, you need not do anything.'),
    ],
  };
}

function childOf(firstName: string): string {
  return firstName === '' ? 'the registration' : `the registration of ${firstName}`;
}
