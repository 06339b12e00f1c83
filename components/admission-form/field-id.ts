import type { AdmissionFieldKey } from '@/contract/facts/admission-fields';

export const fieldId = (key: AdmissionFieldKey) => `register-${key}`;

/** A proved address is changed by a button: it cannot be typed over. */
export const EMAIL_CHANGE_ID = 'register-email-change';

/** What a visitor wrote before the page came alive: a slow phone must not lose it. */
export function typedBefore(key: AdmissionFieldKey): string {
  if (typeof document === 'undefined') return '';
  const control = document.getElementById(fieldId(key));
  const isText = control instanceof HTMLInputElement && control.type !== 'radio';
  return isText ? control.value : '';
}

export function focusField(key: AdmissionFieldKey): void {
  document.getElementById(fieldId(key))?.focus();
}

export function selectField(key: AdmissionFieldKey): void {
  const control = document.getElementById(fieldId(key));
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}
