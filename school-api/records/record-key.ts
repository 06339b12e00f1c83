import { eq, type SQL } from 'drizzle-orm';
import type { officeNotes, officeStates } from '../db';

export type RecordId = string | number;

/** Which record; kinds are named as in the addresses and the audit of the office. */
export type RecordKey =
  | { kind: 'applications' | 'donations' | 'gifts'; id: string }
  | { kind: 'messages' | 'jobs'; id: number };

export type RecordKind = RecordKey['kind'];

/** The column of notes and states that names the record. */
const COLUMNS = {
  applications: 'applicationId',
  donations: 'donationId',
  gifts: 'giftId',
  messages: 'messageId',
  jobs: 'jobId',
} as const satisfies Record<RecordKind, string>;

export function ownedBy(
  table: typeof officeNotes | typeof officeStates,
  { kind, id }: RecordKey,
): SQL {
  return eq(table[COLUMNS[kind]], id);
}

/** For a new row. */
export const owner = ({ kind, id }: RecordKey) => ({ [COLUMNS[kind]]: id });

/** Undefined when the text is not the id of a row. */
export function rowNumber(id: string): number | undefined {
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}
