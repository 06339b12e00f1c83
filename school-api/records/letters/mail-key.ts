import { formatInIndia } from '@/content/india-time';
import { isRecordKind, type RecordKey, recordKey } from '../record-key';

/** The beginning of the keys of all letters about a record. */
export const mailPrefix = ({ kind, id }: RecordKey) => `letter:${kind}:${id}:`;

export const letterKey = (key: RecordKey, batch: string) => `${mailPrefix(key)}${batch}`;

/** One for each day. */
export const feeReminderKey = (key: RecordKey, now: Date) =>
  letterKey(key, `${FEE}${formatInIndia(now, 'yyyy-MM-dd')}`);

const FEE = 'fee-';

/** One for each date of a test. */
export const testReminderKey = (key: RecordKey, day: string) => letterKey(key, `test-${day}`);

const ANY = { kind: 'applications', id: '%' } as const;

/** The keys of all applications, as `like` reads them: of any day, or of one test. */
export const reminderPattern = (testDay: string | undefined) =>
  testDay === undefined ? letterKey(ANY, `${FEE}%`) : testReminderKey(ANY, testDay);

/** Undefined for the key of another mail. */
export function recordOfLetter(key: string): RecordKey | undefined {
  const [letter, kind = '', id = ''] = key.split(':');
  return letter === 'letter' && isRecordKind(kind) ? recordKey(kind, id) : undefined;
}
