import type { Db } from '../../db';
import { isMailKind, isSecretMail, type MailKind, OFFICE } from '../../mail';
import { mailsWithKeys } from '../rows/mails-of';
import type { StoryEvent } from './event';

const TITLES: Partial<Record<MailKind, string>> = {
  otp: 'Mail with a code',
  'admission-receipt': 'Mail with the receipt',
  'donation-receipt': 'Mail with the receipt',
  'gift-cancelled': 'Mail about the cancelled gift',
  'office-payment': 'Notice of the payment',
  'office-contact': 'Notice of the message',
  'office-job': 'Notice of the application',
  'office-case': 'Notice of a case',
  refund: 'Mail about the refund',
};

const titleOf = (kind: string) => (isMailKind(kind) ? TITLES[kind] : undefined) ?? `Mail: ${kind}`;

type Mail = Awaited<ReturnType<typeof mailsWithKeys>>[number];

/** Mails by the beginnings of their keys, each with what became of it. */
export async function mailEvents(db: Db, prefixes: readonly string[]): Promise<StoryEvent[]> {
  return (await mailsWithKeys(db, prefixes)).map(eventOf);
}

function eventOf({ id, kind, recipient, state, tries, createdAt, sentAt, lastError }: Mail) {
  const title = `${titleOf(kind)} to ${recipient === OFFICE ? 'the office' : recipient}`;
  const canResend = isMailKind(kind) && !isSecretMail(kind);
  const done = { at: sentAt ?? createdAt, title, ...(canResend && { mail: { id } }) };
  switch (state) {
    case 'sent':
      return { ...done, text: 'Sent' };
    case 'kept':
      return { ...done, text: 'Kept here: there is no mail server' };
    case 'dead':
      return { ...done, text: `Not sent: ${lastError}`, tone: 'bad' as const };
    case 'pending':
      return { ...done, text: tries === 0 ? 'Waits to be sent' : `Not sent yet: ${lastError}` };
  }
}
