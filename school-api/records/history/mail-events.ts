import { asc, or, sql } from 'drizzle-orm';
import { type Db, outbox } from '../../db';
import { isMailKind, type MailKind, mailFacts, mayResend, OFFICE } from '../../mail';
import type { HistoryEvent } from './event';

const TITLES: Partial<Record<MailKind, string>> = {
  otp: 'Email with a code',
  letter: 'Email',
  'family-answer': 'Confirmation of the family’s answer or a new test date',
  'admission-receipt': 'Email with the receipt',
  'donation-receipt': 'Email with the receipt',
  'donation-cancelled': 'Email about the cancelled donation',
  'office-payment': 'Email about the payment',
  'office-contact': 'Copy of the message',
  'office-job': 'Copy of the job application',
  'office-case': 'Email about the payment',
  'pan-request': 'PAN request',
  refund: 'Email about the refund',
};

const titleOf = (kind: string) => (isMailKind(kind) ? TITLES[kind] : undefined) ?? 'Email';

/** Per record; bounds the response. */
const MAX = 100;

/** By key prefix: a resent copy's key starts with that of the original. */
export function mailsWithKeys(db: Db, prefixes: readonly string[]) {
  const begins = prefixes.map((prefix) => sql`${outbox.key} like ${`${escaped(prefix)}%`}`);
  return db
    .select({ ...mailFacts, key: outbox.key })
    .from(outbox)
    .where(or(...begins))
    .orderBy(asc(outbox.id))
    .limit(MAX);
}

/** Our ids contain underscores, which match any character in a pattern. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

type Mail = Awaited<ReturnType<typeof mailsWithKeys>>[number];

/** By key prefix, each with its delivery. */
export async function mailEvents(db: Db, prefixes: readonly string[]): Promise<HistoryEvent[]> {
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
  const isNew = state === 'pending' && tries === 0;
  const canResend = mayResend({ kind, state }) && !isNew;
  const done = { at: sentAt ?? createdAt, title, ...(canResend && { mail: { id } }) };
  switch (state) {
    case 'sent':
      return { ...done, text: 'Sent' };
    case 'kept':
      return { ...done, text: 'Not sent: there is no mail server' };
    case 'dead':
      return { ...done, text: `Not delivered: ${lastError}`, tone: 'bad' as const };
    case 'pending':
      return { ...done, text: isNew ? 'Being sent' : `Not sent yet: ${lastError}` };
  }
}
