import type { AnswerKey } from '@/contract/facts/admission-answers';
import type { AdmissionFieldDefault, AdmissionSection } from '@/contract/facts/admission-fields';

/** Required for verification, so they cannot be switched off. */
const IDENTITY_KEYS = ['first_name', 'last_name', 'email', 'otp'] as const;
type IdentityKey = (typeof IDENTITY_KEYS)[number];

export type IdentityLabels = Record<IdentityKey, string>;
export type FormField = { key: AnswerKey; label: string; required: boolean };
export type FormFields = {
  identity: IdentityLabels;
  sections: Record<AdmissionSection, FormField[]>;
};

const isIdentity = (key: string): key is IdentityKey => IDENTITY_KEYS.some((one) => one === key);

/** The form as configured by the school: identity fields, then sections. */
export function formFieldsOf(
  controls: readonly AdmissionFieldDefault[],
  { datesOffered }: { datesOffered: boolean },
): FormFields {
  const identity: IdentityLabels = { first_name: '', last_name: '', email: '', otp: '' };
  const sections: FormFields['sections'] = { personal: [], address: [], extra: [] };
  for (const { key, label, section, required, shown } of controls) {
    if (isIdentity(key)) identity[key] = label;
    else if (shown) {
      // No date is required while the school offers none.
      const isRequired = required && (key !== 'admission_date' || datesOffered);
      sections[section].push({ key, label, required: isRequired });
    }
  }
  return { identity, sections };
}

export function visibleFields({ identity, sections }: FormFields): FormField[] {
  const names = (['first_name', 'last_name', 'email'] as const).map((key) => ({
    key,
    label: identity[key],
    required: true,
  }));
  return [...names, ...sections.personal, ...sections.address, ...sections.extra];
}
