import { desc, getTableColumns } from 'drizzle-orm';
import { minuteInIndia } from '@/content/india-time';
import { PERSONAL_DATA_KINDS, type PersonalDataKind, type PrivacyData } from '@/contract';
import type { Db } from '../../db';
import { existingPanKey, type PanKey, type TaxSettings } from '../../money';
import { addressKey } from '../../platform';
import { familyWords } from '../../records';
import { columnValue } from './column-value';
import { columnsShown } from './personal-data';
import { type Rows, rowsOfMailbox } from './rows-of-mailbox';

/** The newest of each kind, to bound the response. The office exports the rest. */
export const MAX_RECORDS = 500;

type Options = { now: Date; panKey: TaxSettings['panKey']; max?: number };

/** All data stored about a mailbox, as shown to the person. Kinds without a record are left out. */
export async function collectPerson(
  db: Db,
  email: string,
  { now, panKey, max = MAX_RECORDS }: Options,
): Promise<PrivacyData> {
  const all = rowsOfMailbox(db, email);
  const key = existingPanKey(panKey);
  const sections: PrivacyData['sections'] = [];
  for (const kind of PERSONAL_DATA_KINDS) {
    const { records, more } = await recordsOf(db, { kind, rows: all[kind], max, key });
    if (records.length > 0) sections.push({ kind, records, more });
  }
  return { email: addressKey(email), as_of: minuteInIndia(now), sections };
}

type Query = { kind: PersonalDataKind; rows: Rows; max: number; key: PanKey | undefined };

async function recordsOf(db: Db, { kind, rows: { table, where, newest }, max, key }: Query) {
  const columns = Object.entries(getTableColumns(table)).map(
    ([property, { name }]) => [property, name] as const,
  );
  const rows = await db
    .select()
    .from(table)
    .where(where)
    .orderBy(desc(newest))
    .limit(max + 1);
  const records = rows.slice(0, max).map((row) => {
    const named = Object.fromEntries(
      columns.map(([property, name]) => [name, Reflect.get(row, property)]),
    );
    return recordOf(kind, named, key);
  });
  return { records, more: rows.length > max };
}

function recordOf(kind: PersonalDataKind, row: Record<string, unknown>, key: PanKey | undefined) {
  const entries = columnsShown(kind)
    .map((column) => [labelOf(column), columnValue(column, row, key)] as const)
    .filter(([, value]) => value !== '');
  if (kind === 'job_applications' && row.cv_file !== '') entries.push(['cv', 'a PDF file']);
  const shown = Object.fromEntries(entries);
  if (kind !== 'applications') return shown;
  const state = { state: String(row.office_state), answerBy: String(row.answer_by) };
  return { ...shown, state_in_the_office: familyWords(state, new Date(0)).title };
}

const LABELS: Record<string, string> = {
  sealed: 'pan',
  client: 'network_address',
  office_state: 'state_in_the_office',
  office_state_at: 'state_set_at',
  family_note: 'note_to_the_family',
};
const labelOf = (column: string) => LABELS[column] ?? column;
