import type { AdmissionFieldKey } from '@/contract/facts/admission-fields';

export const fieldId = (key: AdmissionFieldKey) => `register-${key}`;

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
