import { formatInIndia, parseInIndia } from '@/content/india-time';
import { isEmail } from '@/contract';
import type { Db } from '../../db';
import type { RecordId, RecordKey, RecordKind } from '../record-key';
import { admissionsSubject } from '../subjects/admissions';
import { careersSubject } from '../subjects/careers';
import { contactSubject } from '../subjects/contact';
import { donationsSubject } from '../subjects/donations';
import { offlineDonationsSubject } from '../subjects/offline-donations';
import type { OfficeRecord, RecordSettings, Subject } from '../subjects/subject';
import type { PlaceholderValues } from './placeholders';

const SUBJECTS: Record<RecordKind, Subject> = {
  applications: admissionsSubject,
  donations: donationsSubject,
  gifts: offlineDonationsSubject,
  messages: contactSubject,
  jobs: careersSubject,
};

/** The fields of a record that hold the name of the person whom it is about. */
const NAME: Record<RecordKind, string> = {
  applications: 'guardian_name',
  donations: 'donor_name',
  gifts: 'donor_name',
  messages: 'name',
  jobs: 'applicant_name',
};

export type Recipient = {
  key: RecordKey;
  record: OfficeRecord;
  to: string;
  phone: string;
  values: PlaceholderValues;
  /** Why no letter may go there. */
  leftOut?: string;
};

/** The people whom records are about, in the order of the ids. */
export async function readRecipients(
  db: Db,
  kind: RecordKind,
  ids: readonly RecordId[],
  settings: RecordSettings,
): Promise<Recipient[]> {
  const all = await SUBJECTS[kind].read(db, ids, settings);
  if (all.length === ids.length) return all.map((record, at) => recipientOf(kind, ids[at], record));
  // Records do not carry their ids, so those that are left are read one by one.
  const left: Recipient[] = [];
  for (const id of ids) {
    const [record] = await SUBJECTS[kind].read(db, [id], settings);
    if (record !== undefined) left.push(recipientOf(kind, id, record));
  }
  return left;
}

const keyOf = (kind: RecordKind, id: RecordId): RecordKey =>
  kind === 'messages' || kind === 'jobs' ? { kind, id: Number(id) } : { kind, id: String(id) };

function recipientOf(kind: RecordKind, id: RecordId = '', record: OfficeRecord): Recipient {
  const key = keyOf(kind, id);
  const field = (name: string) => String(record[name] ?? '').trim();
  const to = field('email');
  const leftOut = whyLeftOut(key, record, to);
  return {
    ...{ key, record, to },
    phone: `${field('mobile_code')} ${field('mobile')}`.trim(),
    values: {
      name: field(NAME[key.kind]),
      child: `${field('first_name')} ${field('last_name')}`.trim(),
      class: field('apply_for'),
      'test date': dayInWords(field('admission_date')),
      number: field('application_number') || field('receipt_number'),
    },
    ...(leftOut !== undefined && { leftOut }),
  };
}

/** Anyone can type anyone's address into the first step of a registration. */
function whyLeftOut({ kind }: RecordKey, record: OfficeRecord, to: string): string | undefined {
  if (!isEmail(to)) return 'no email address';
  if (kind !== 'applications') return undefined;
  if (record.consent_withdrawn_at) return 'consent withdrawn';
  return record.verified_at ? undefined : 'email not confirmed';
}

/** Sunday 3 January 2027; other texts, such as 'on request', as they are. */
function dayInWords(value: string): string {
  const day = parseInIndia(value, 'yyyy-MM-dd');
  return day ? formatInIndia(day, 'EEEE d MMMM yyyy') : value;
}
