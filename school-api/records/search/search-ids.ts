import { desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  applications,
  applicationWords,
  contactMessages,
  type Db,
  donations,
  donationWords,
  jobApplications,
  jobWords,
  messageWords,
  offlineDonations,
  offlineWords,
  transfers,
  transferWords,
} from '../../db';
import { type RecordId, type RecordKind, rowNumber } from '../record-key';
import { findApplicationId } from '../subjects/admissions';
import { findMessageId } from '../subjects/contact';
import { findTransferId } from '../subjects/transfers';
import { donationsByReceipt, finds, subjectsByOrder } from './by-number';
import { wordQuery } from './word-query';

/** No more are read: another word narrows the search. */
export const MAX_FOUND = 500;

type Hits = {
  ids: RecordId[];
  /** Whether there were more, which are older. */
  isCut: boolean;
};

type Source = {
  table: PgTable & { id: PgColumn };
  words: SQL;
  newest: PgColumn;
  /** Found by its payment and receipt numbers. */
  byNumber?: (db: Db, query: string, typed: string, max: number) => Promise<RecordId[]>;
  /** Found by its number in the office, which must be complete. */
  ofNumber?: (db: Db, number: number) => Promise<RecordId | undefined>;
  /** What the site puts before that number. */
  prefix?: RegExp;
};

const of = (table: Source['table'] & { createdAt: PgColumn }, words: SQL): Source => ({
  table,
  words,
  newest: table.createdAt,
});

const searched = {
  applications: {
    ...of(applications, applicationWords(applications)),
    byNumber: subjectsByOrder('admission'),
    ofNumber: findApplicationId,
  },
  donations: {
    ...of(donations, donationWords(donations)),
    byNumber: subjectsByOrder('donation'),
  },
  'offline-donations': {
    table: offlineDonations,
    words: offlineWords(offlineDonations),
    newest: offlineDonations.givenOn,
    byNumber: donationsByReceipt,
  },
  messages: {
    ...of(contactMessages, messageWords(contactMessages)),
    ofNumber: findMessageId,
  },
  jobs: of(jobApplications, jobWords(jobApplications)),
  transfers: {
    ...of(transfers, transferWords(transfers)),
    ofNumber: findTransferId,
    prefix: /^T-/i,
  },
} satisfies Record<RecordKind, Source>;

/** One word of at least this length may be the number of a payment or receipt. */
const NUMBER = /^[\w/.-]{4,}$/;

/**
 * The newest records matching a text, at most `MAX_FOUND`: by name, email, phone, and the numbers of the
 * record, its order, payment and receipt. Each word must start one of the record's, ignoring case,
 * accents and spaces.
 */
export async function searchIds(db: Db, kind: RecordKind, text: string): Promise<Hits> {
  const query = wordQuery(text);
  if (query === undefined) return { ids: [], isCut: false };
  const { table, words, newest, byNumber, ofNumber, prefix = /^/ }: Source = searched[kind];
  const all: PgTable = table;
  const rows = await db
    .select({ id: table.id })
    .from(all)
    .where(finds(words, query))
    // Not in index order, which would compute every record's words.
    .orderBy(desc(sql`${newest} + interval '0'`), desc(table.id))
    .limit(MAX_FOUND + 1);
  const trimmed = text.trim();
  const number = rowNumber(trimmed.replace(prefix, ''));
  const named = number === undefined ? undefined : await ofNumber?.(db, number);
  const isNumber = byNumber && NUMBER.test(trimmed);
  // First, so that they are never cut off.
  const ids = new Set<RecordId>([
    ...(named === undefined ? [] : [named]),
    ...(isNumber ? await byNumber(db, query, trimmed, MAX_FOUND + 1) : []),
    ...rows.map(({ id }) => (typeof id === 'number' ? id : String(id))),
  ]);
  return { ids: [...ids].slice(0, MAX_FOUND), isCut: ids.size > MAX_FOUND };
}
