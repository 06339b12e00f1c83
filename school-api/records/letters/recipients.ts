import { isEmail } from '@/contract';
import type { Db } from '../../db';
import type { RecordKey, RecordKind } from '../record-key';
import { dayInWords } from '../states/application-states';
import { admissionsSubject } from '../subjects/admissions';
import { careersSubject } from '../subjects/careers';
import { contactSubject } from '../subjects/contact';
import { donationsSubject } from '../subjects/donations';
import { offlineDonationsSubject } from '../subjects/offline-donations';
import type { OfficeRecord, RecordSettings, Subject } from '../subjects/subject';
import { transfersSubject } from '../subjects/transfers';
import type { PlaceholderValues } from './placeholders';

const SUBJECTS: Record<RecordKind, Subject> = {
  applications: admissionsSubject,
  donations: donationsSubject,
  'offline-donations': offlineDonationsSubject,
  messages: contactSubject,
  jobs: careersSubject,
  transfers: transfersSubject,
};

/** Fields with the name of a record's person. */
const NAME: Record<RecordKind, string> = {
  applications: 'guardian_name',
  donations: 'donor_name',
  'offline-donations': 'donor_name',
  messages: 'name',
  jobs: 'applicant_name',
  transfers: 'donor_name',
};

export type Recipient = {
  key: RecordKey;
  record: OfficeRecord;
  to: string;
  phone: string;
  values: PlaceholderValues;
  /** Why no letter can be sent there. */
  leftOut?: string;
};

/** The records' people, by kind in the order of the keys. */
export async function readRecipients(
  db: Db,
  keys: readonly RecordKey[],
  settings: RecordSettings,
): Promise<Recipient[]> {
  const recipients: Recipient[] = [];
  for (const kind of kindsOf(keys)) {
    const own = keys.filter((key) => key.kind === kind);
    recipients.push(...(await readOf(db, SUBJECTS[kind], own, settings)));
  }
  return recipients;
}

export const kindsOf = (keys: readonly RecordKey[]) => [...new Set(keys.map(({ kind }) => kind))];

async function readOf(
  db: Db,
  subject: Subject,
  keys: readonly RecordKey[],
  settings: RecordSettings,
): Promise<Recipient[]> {
  const ids = keys.map(({ id }) => id);
  const records = await subject.read(db, ids, settings);
  if (records.length === keys.length) {
    return records.flatMap((record, at) => (keys[at] ? recipientOf(keys[at], record) : []));
  }
  // Rows do not include their ids: if one is gone, the others are read one by one.
  if (keys.length === 1) return [];
  const left: Recipient[] = [];
  for (const key of keys) left.push(...(await readOf(db, subject, [key], settings)));
  return left;
}

function recipientOf(key: RecordKey, record: OfficeRecord): Recipient {
  const field = (name: string) => String(record[name] ?? '').trim();
  const to = field('email');
  const leftOut = skipReason(key, record, to);
  return {
    key,
    record,
    to,
    phone: `${field('mobile_code')} ${field('mobile')}`.trim(),
    values: {
      name: field(NAME[key.kind]),
      child: `${field('first_name')} ${field('last_name')}`.trim(),
      class: field('apply_for'),
      'test date': dayInWords(field('admission_date')),
      'answer day': dayInWords(field('answer_by')),
      number: field('application_number') || field('receipt_number') || field('reference'),
    },
    ...(leftOut !== undefined && { leftOut }),
  };
}

/** Anyone can enter anyone's address in the first step of a registration. */
function skipReason({ kind }: RecordKey, record: OfficeRecord, to: string): string | undefined {
  if (!isEmail(to)) return 'no email address';
  if (kind !== 'applications') return undefined;
  if (record.consent_withdrawn_at) return 'consent withdrawn';
  return record.verified_at ? undefined : 'email not confirmed';
}
