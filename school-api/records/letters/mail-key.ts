import { formatInIndia } from '@/content/india-time';
import { isRecordKind, type RecordKey, recordKey } from '../record-key';

/** The beginning of the keys of all letters about a record. */
export const mailPrefix = ({ kind, id }: RecordKey) => `letter:${kind}:${id}:`;

export const letterKey = (key: RecordKey, batch: string) => `${mailPrefix(key)}${batch}`;

/** One for each day. */
export const feeReminderKey = (key: RecordKey, now: Date) =>
  letterKey(key, `fee-${formatInIndia(now, 'yyyy-MM-dd')}`);

/** Undefined for the key of another mail. */
export function recordOfLetter(key: string): RecordKey | undefined {
  const [letter, kind = '', id = ''] = key.split(':');
  return letter === 'letter' && isRecordKind(kind) ? recordKey(kind, id) : undefined;
}
