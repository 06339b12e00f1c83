/** What a proved e-mail address may then read. */
export const MAILBOX_PURPOSES = ['receipts', 'privacy'] as const;
export type MailboxPurpose = (typeof MAILBOX_PURPOSES)[number];
