/** What a person can see after verifying an email address. */
export const MAILBOX_PURPOSES = ['receipts', 'privacy', 'applications'] as const;
export type MailboxPurpose = (typeof MAILBOX_PURPOSES)[number];

/** Of the form controls: a family can see where its applications stand. */
export const STATUS_CONTROL = 'application_status';

/** Where a family sees where its applications stand. */
export const STATUS_PATH = '/register/status';

/** Where a person sees receipts and certificates. */
export const MY_DONATIONS_PATH = '/contribute/my-donations';

export const MAILBOX_MESSAGES = {
  email: 'Please enter a valid e-mail address',
  code: 'Enter the 6 digits of the code',
};
