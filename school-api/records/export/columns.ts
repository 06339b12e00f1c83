import { CONSENT_LABELS, CONTACT_LABELS, fieldInWords } from '@/contract';
import type { Db } from '../../db';
import { readFormFields } from '../../forms';
import type { Subject } from '../subjects/subject';

/** In a file: the record's field, and its heading. */
export type ExportColumn = { name: string; label: string };

/** For fields whose name is not clear enough. */
const LABELS: Readonly<Record<string, string>> = {
  ...CONTACT_LABELS,
  ...CONSENT_LABELS,
  progress: 'Progress',
  fee_rupees: 'Registration fee (₹)',
  amount_rupees: 'Amount (₹)',
  returned_rupees: 'Refunded (₹)',
  received_rupees: 'Received after refunds (₹)',
  returned_at: 'Refunded on',
  payment_id: 'Payment ID',
  email: 'Email',
  mobile: 'Phone',
  pin_code: 'PIN code',
  cv: 'CV file',
  cv_findings: 'CV warnings',
  family_note: 'Note to the family',
  office_state: 'Status',
  office_state_at: 'Status since',
  office_state_by: 'Status set by',
};

/** For fields that no form has. */
export const columnsOf = (names: readonly string[]): ExportColumn[] =>
  names.map((name) => ({ name, label: LABELS[name] ?? fieldInWords(name) }));

/** All fields of a kind of record, with the school's own form labels. */
export async function exportColumns(db: Db, { name, fields }: Subject): Promise<ExportColumn[]> {
  const columns = columnsOf([...fields, 'notes']);
  if (name !== 'applications') return columns;
  const form = new Map((await readFormFields(db)).map((field) => [String(field.key), field]));
  return columns.flatMap((column) => {
    const field = form.get(column.name);
    if (field === undefined) return [column];
    // One of the school's own fields that was never set up.
    const isUnused = !field.shown && /^Field \d+$/.test(field.label);
    return isUnused ? [] : [{ ...column, label: field.label }];
  });
}
