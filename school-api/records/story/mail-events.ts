import { asc, or, sql } from 'drizzle-orm';
import { type Db, outbox } from '../../db';
import { isMailKind, isSecretMail, type MailKind, mailFacts, OFFICE } from '../../mail';
import type { StoryEvent } from './event';

const TITLES: Partial<Record<MailKind, string>> = {
  otp: 'Mail with a code',
  letter: 'Email',
  'admission-receipt': 'Mail with the receipt',
  'donation-receipt': 'Mail with the receipt',
  'gift-cancelled': 'Mail about the cancelled gift',
  'office-payment': 'Notice of the payment',
  'office-contact': 'Notice of the message',
  'office-job': 'Notice of the application',
  'office-case': 'Notice of a case',
  'pan-request': 'Request for the PAN',
  refund: 'Mail about the refund',
};

const titleOf = (kind: string) => (isMailKind(kind) ? TITLES[kind] : undefined) ?? `Mail: ${kind}`;

/** More than one occasion writes about one record; bounds the answer. */
const MOST = 100;

/** Beginnings of keys: a mail that is sent again has a key that begins with that of the first. */
export function mailsWithKeys(db: Db, prefixes: readonly string[]) {
  const begins = prefixes.map((prefix) => sql`${outbox.key} like ${`${escaped(prefix)}%`}`);
  return db
    .select({ ...mailFacts, key: outbox.key })
    .from(outbox)
    .where(or(...begins))
    .orderBy(asc(outbox.id))
    .limit(MOST);
}

/** Our ids hold underscores, which stand for any character in a pattern. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

type Mail = Awaited<ReturnType<typeof mailsWithKeys>>[number];

/** Mails by the beginnings of their keys, each with what became of it. */
export async function mailEvents(db: Db, prefixes: readonly string[]): Promise<StoryEvent[]> {
  return (await mailsWithKeys(db, prefixes)).map(mailEvent);
}

export function mailEvent({
  id,
  kind,
  recipient,
  state,
  tries,
  createdAt,
  sentAt,
  lastError,
}: Mail) {
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
