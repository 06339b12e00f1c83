import { asc, eq, inArray } from 'drizzle-orm';
import { type Db, officeLetters } from '../../db';
import { enqueuePaced } from '../../mail';
import { owner, type RecordKey, TABLES } from '../record-key';
import type { RecordSettings } from '../subjects/subject';
import { markAnswered } from './answered';
import { leaveOutPaid } from './fee-reminder';
import { lettersStamp } from './letters-stamp';
import { feeReminderKey, letterKey, testReminderKey } from './mail-key';
import { fillIn, missingValue } from './placeholders';
import { kindsOf, type Recipient, readRecipients } from './recipients';
import { retryPathOf } from './retry';
import type { LetterText } from './templates';

export const MAX_LETTERS = 1000;

/** Subject and text as written, with placeholders. */
export type Draft = LetterText & {
  keys: readonly RecordKey[];
  /** For an unpaid registration fee: at most one a day. */
  isFeeReminder?: boolean;
  /** For a test's reminder: once per date. */
  testDay?: string;
};

export type Letter = Recipient & { subject: string; text: string };

/** Each letter as it would be sent, and who is left out. */
export async function prepareLetters(
  db: Db,
  { keys, subject, text, isFeeReminder = false }: Draft,
  { settings, now }: { settings: RecordSettings; now: Date },
): Promise<Letter[]> {
  const read = await readRecipients(db, keys, settings);
  const recipients = isFeeReminder ? await leaveOutPaid(db, read, now) : read;
  return recipients.map((recipient) => fillLetter(recipient, { subject, text }));
}

export function fillLetter(recipient: Recipient, { subject, text }: LetterText): Letter {
  const { values } = recipient;
  const missing = missingValue(`${subject} ${text}`, values);
  const leftOut = recipient.leftOut ?? (missing && `no ${missing}`);
  const filled = { subject: fillIn(subject, values), text: fillIn(text, values) };
  return { ...recipient, ...filled, ...(leftOut !== undefined && { leftOut }) };
}

type Sending = {
  /** From the page: the same one sent twice is sent once. */
  batch: string;
  author: { id: number; name: string };
  settings: RecordSettings;
  now: Date;
  /** From `lettersStamp`, when answering one person. */
  seen?: string;
};

type SendResult = { isStale: boolean; sent: number; letters: readonly Letter[] };

/** All or none, each held back for a minute. */
export function sendLetters(db: Db, draft: Draft, sending: Sending): Promise<SendResult> {
  return db.transaction(async (tx) => {
    await lockRecords(tx, draft.keys);
    const letters = await prepareLetters(tx, draft, sending);
    const isRepeated = (await tx.$count(officeLetters, eq(officeLetters.batch, sending.batch))) > 0;
    if (isRepeated) return { isStale: false, sent: 0, letters };
    if (await isStale(tx, letters, sending.seen)) return { isStale: true, sent: 0, letters };
    const going = letters.filter(({ leftOut }) => leftOut === undefined);
    const { isFeeReminder, testDay } = draft;
    const status = isFeeReminder === true || testDay !== undefined;
    await writeLetters(tx, going, { ...sending, isFeeReminder, testDay, status });
    return { isStale: false, sent: going.length, letters };
  });
}

/** So that nobody erases or answers them meanwhile. */
export async function lockRecords(tx: Db, keys: readonly RecordKey[]): Promise<void> {
  for (const kind of kindsOf(keys)) {
    const { id } = TABLES[kind];
    const ids = keys.filter((key) => key.kind === kind).map((key) => key.id);
    const chosen = inArray(id, ids);
    await tx.select({ id }).from(TABLES[kind]).where(chosen).orderBy(asc(id)).for('update');
  }
}

async function isStale(tx: Db, [letter]: readonly Letter[], seen: string | undefined) {
  if (letter === undefined || seen === undefined) return false;
  return (await lettersStamp(tx, letter.key, letter.record)) !== seen;
}

type Writing = Pick<Sending, 'batch' | 'author' | 'now'> & {
  isFeeReminder?: boolean | undefined;
  testDay?: string | undefined;
  /** Ends with a link to the application's status. */
  status?: boolean;
};

export async function writeLetters(tx: Db, letters: readonly Letter[], writing: Writing) {
  if (letters.length === 0) return;
  const { batch, author, now, isFeeReminder, testDay, status = false } = writing;
  const mailOf = (key: RecordKey) => {
    if (isFeeReminder) return feeReminderKey(key, now);
    return testDay ? testReminderKey(key, testDay) : letterKey(key, batch);
  };
  const keyed = letters.map((letter) => ({ ...letter, mail: mailOf(letter.key) }));
  await tx.insert(officeLetters).values(
    keyed.map(({ key, mail, to: recipient, subject, text }) => ({
      ...owner(key),
      key: mail,
      batch,
      recipient,
      subject,
      text,
      writtenAt: now,
      authorId: author.id,
      authorName: author.name,
    })),
  );
  const retryPath = await retryPathOf(tx);
  await enqueuePaced(
    tx,
    keyed.map(({ mail, to, subject, text, ...letter }) => {
      const quoted = quotedOf(letter);
      const donate = retryPath(letter.record);
      const data = { subject, text, status, donate, ...(quoted && { quoted }) };
      return { key: mail, kind: 'letter', to, data };
    }),
    now,
  );
  await markAnswered(
    tx,
    letters.map(({ key }) => key),
    { person: author, now },
  );
}

function quotedOf({ key, record }: Pick<Letter, 'key' | 'record'>) {
  const { received_at: at, name, message } = record;
  if (key.kind !== 'messages' || !(at instanceof Date)) return undefined;
  return { name: String(name), at: at.toISOString(), text: String(message) };
}
