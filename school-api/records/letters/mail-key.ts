import { formatInIndia } from '@/content/india-time';
import { isRecordKind, type RecordKey, recordKey } from '../record-key';

/** Prefix of the keys of all letters about a record. */
export const mailPrefix = ({ kind, id }: RecordKey) => `letter:${kind}:${id}:`;

export const letterKey = (key: RecordKey, batch: string) => `${mailPrefix(key)}${batch}`;

/** One per day. */
export const feeReminderKey = (key: RecordKey, now: Date) =>
  letterKey(key, `${FEE}${formatInIndia(now, 'yyyy-MM-dd')}`);

const FEE = 'fee-';

/** One per test date. */
export const testReminderKey = (key: RecordKey, day: string) => letterKey(key, `test-${day}`);

const ANY = { kind: 'applications', id: '%' } as const;

/** A `like` pattern for all applications: on any day, or for one test. */
export const reminderPattern = (testDay: string | undefined) =>
  testDay === undefined ? letterKey(ANY, `${FEE}%`) : testReminderKey(ANY, testDay);

/** Undefined for the key of an email about money, or to the school. */
export function recordOfMail(key: string): RecordKey | undefined {
  const [letter, kind = '', id = ''] = key.split(':');
  if (letter === 'family-answer') return recordKey('applications', kind);
  return letter === 'letter' && isRecordKind(kind) ? recordKey(kind, id) : undefined;
}
