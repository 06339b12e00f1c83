import { cache } from 'react';
import { type AdmissionFieldDefault, DEFAULT_FORM_CONTROLS, type FormControl } from '@/contract';
import { readCall } from './client';
import { mapResult, type Result } from './result';

/**
 * Merges the server's labels and switches into the defaults. student_type is always shown; a hidden
 * field is never required.
 */
export function mergeFormControls(controls: FormControl[]): AdmissionFieldDefault[] {
  const byKey = new Map(controls.map((control) => [control.key, control]));
  return DEFAULT_FORM_CONTROLS.map((field) => {
    const control = byKey.get(field.key);
    const shown = field.key === 'student_type' || (control?.status ?? field.shown);
    const label = control?.field_name || field.label;
    return { ...field, label, shown, required: field.required && shown };
  });
}

export const readFormControls = cache(async (): Promise<Result<AdmissionFieldDefault[]>> => {
  return mapResult(await readCall('form-controls'), mergeFormControls);
});
