/** The steps that verify an email address with a code. */
export const mailbox = {
  email: 'Email address',
  send: 'Send me a code',
  sent: 'We sent a code to {email}. You can use it for 15 minutes.',
  notArrived: 'No email? Look in your spam folder, and check the address.',
  code: 'Code from the email',
  codeHint: '6 digits. We check the code as soon as you have entered it.',
  again: 'Send again',
  wait: 'Send again in {ticks} s',
  waitOver: 'You can ask for another code now.',
  otherEmail: 'Use another address',
  checking: 'Checking the code…',
} as const;

export type MailboxCopy = typeof mailbox & { emailHint: string; check: string };
