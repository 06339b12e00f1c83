import { eq, type SQL } from 'drizzle-orm';
import {
  applications,
  contactMessages,
  donations,
  jobApplications,
  type officeLetters,
  type officeNotes,
  type officeStates,
  offlineDonations,
  transfers,
} from '../db';

export type RecordId = string | number;

/** Identifies a record; kinds are named as in the office's addresses and audit. */
export type RecordKey =
  | { kind: 'applications' | 'donations' | 'offline-donations'; id: string }
  | { kind: 'messages' | 'jobs' | 'transfers'; id: number };

export type RecordKind = RecordKey['kind'];

/** The column in letters, notes and states that references the record. */
export const COLUMNS = {
  applications: 'applicationId',
  donations: 'donationId',
  'offline-donations': 'offlineDonationId',
  messages: 'messageId',
  jobs: 'jobId',
  transfers: 'transferId',
} as const satisfies Record<RecordKind, string>;

export const TABLES = {
  applications,
  donations,
  'offline-donations': offlineDonations,
  messages: contactMessages,
  jobs: jobApplications,
  transfers,
} as const satisfies Record<RecordKind, unknown>;

type Owned = typeof officeLetters | typeof officeNotes | typeof officeStates;

export const ownerColumn = (table: Owned, kind: RecordKind) => table[COLUMNS[kind]];

export const ownedBy = (table: Owned, { kind, id }: RecordKey): SQL =>
  eq(ownerColumn(table, kind), id);

/** Numbers for kinds that have them. */
export const recordKey = (kind: RecordKind, id: RecordId): RecordKey =>
  kind === 'messages' || kind === 'jobs' || kind === 'transfers'
    ? { kind, id: Number(id) }
    : { kind, id: String(id) };

/** From a row with these columns. */
export function recordKeyOf(row: typeof officeLetters.$inferSelect): RecordKey {
  const { applicationId, donationId, offlineDonationId, messageId, jobId, transferId } = row;
  if (applicationId !== null) return { kind: 'applications', id: applicationId };
  if (donationId !== null) return { kind: 'donations', id: donationId };
  if (offlineDonationId !== null) return { kind: 'offline-donations', id: offlineDonationId };
  if (messageId !== null) return { kind: 'messages', id: messageId };
  if (jobId !== null) return { kind: 'jobs', id: jobId };
  return { kind: 'transfers', id: transferId ?? 0 };
}

export const isRecordKind = (name: string): name is RecordKind => Object.hasOwn(COLUMNS, name);

/** For a new row. */
export const owner = ({ kind, id }: { kind: RecordKind; id: RecordId }) => ({
  [COLUMNS[kind]]: id,
});

/** Undefined if the text is not a row id. */
export function rowNumber(id: string | null = ''): number | undefined {
  return id !== null && /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}
