import type { AdmissionFieldKey } from '@/contract/facts/admission-fields';
import type { ConsentKey } from '@/contract/facts/consent';

export const fieldId = (key: AdmissionFieldKey | ConsentKey) => `register-${key}`;

/** A button changes a verified address: its field is read-only. */
export const EMAIL_CHANGE_ID = 'register-email-change';

/** A closed fold cannot be focused, so it is opened first. */
export function openFolds(keys: readonly string[]): void {
  for (const key of keys) {
    const control = document.getElementById(`register-${key}`);
    control?.closest('details')?.setAttribute('open', '');
  }
}

export function focusField(key: AdmissionFieldKey): void {
  document.getElementById(fieldId(key))?.focus();
}

export function selectField(key: AdmissionFieldKey): void {
  const control = document.getElementById(fieldId(key));
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}
