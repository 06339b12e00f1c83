/** What a person may see after verifying an email address. */
export const MAILBOX_PURPOSES = ['receipts', 'privacy', 'applications'] as const;
export type MailboxPurpose = (typeof MAILBOX_PURPOSES)[number];

/** In the form controls: families can track their applications. */
export const STATUS_CONTROL = 'application_status';

/** Where a family tracks its applications. */
export const STATUS_PATH = '/register/status';

/** Where a donor finds receipts and certificates. */
export const MY_DONATIONS_PATH = '/contribute/my-donations';

export const MAILBOX_MESSAGES = {
  email: 'Please enter a valid email address',
  code: 'Enter the 6 digits of the code',
};
