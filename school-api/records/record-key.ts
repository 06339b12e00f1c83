import { eq, type SQL } from 'drizzle-orm';
import type { officeNotes, officeStates } from '../db';

/** Which record; kinds are named as the subjects are. */
export type RecordKey =
  | { kind: 'applications'; id: string }
  | { kind: 'donations' | 'gifts'; id: string }
  | { kind: 'messages'; id: number }
  | { kind: 'jobs'; id: number };

/** The column of notes and states that names the record. */
const COLUMNS = {
  applications: 'applicationId',
  donations: 'donationId',
  gifts: 'giftId',
  messages: 'messageId',
  jobs: 'jobId',
} as const satisfies Record<RecordKey['kind'], string>;

export function ownedBy(
  table: typeof officeNotes | typeof officeStates,
  { kind, id }: RecordKey,
): SQL {
  return eq(table[COLUMNS[kind]], id);
}

/** For a new row. */
export const owner = ({ kind, id }: RecordKey) => ({ [COLUMNS[kind]]: id });
