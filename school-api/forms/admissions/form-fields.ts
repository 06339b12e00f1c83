import { type AdmissionFieldDefault, DEFAULT_FORM_CONTROLS } from '@/contract';
import { listFormControls } from '../../content';
import type { Db } from '../../db';

/** The default fields with the school's settings applied; a hidden field is never required. */
export async function readFormFields(db: Db): Promise<AdmissionFieldDefault[]> {
  const rows = await listFormControls(db);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return DEFAULT_FORM_CONTROLS.map((field) => {
    const row = byKey.get(field.key);
    const shown = field.key === 'student_type' || (row ? row.status === 1 : field.shown);
    return {
      ...field,
      label: row?.field_name || field.label,
      shown,
      required: field.required && shown,
    };
  });
}
