/** The steps that prove an e-mail address by a code. */
export const mailbox = {
  email: 'E-mail address',
  send: 'Send me a code',
  sent: 'We have sent a code to {email}. It can be used for 15 minutes.',
  notArrived: 'No mail? Please look in the spam folder, and check the address.',
  code: 'Code from the mail',
  codeHint: 'Six digits; it is checked by itself.',
  again: 'Send again',
  wait: 'Wait {ticks}',
  waitStarted: 'The code is on its way. In a moment you may ask for another one.',
  waitOver: 'You may ask for another code now.',
  otherEmail: 'Another address',
  checking: 'The code is being checked.',
} as const;

/** With what differs by purpose. */
export type MailboxCopy = typeof mailbox & { emailHint: string; check: string };
