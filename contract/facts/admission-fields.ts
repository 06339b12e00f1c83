export const CUSTOM_FIELD_KEYS = [
  'field_1',
  'field_2',
  'field_3',
  'field_4',
  'field_5',
  'field_6',
  'field_7',
  'field_8',
  'field_9',
  'field_10',
] as const;

export const ADMISSION_FIELD_KEYS = [
  'first_name',
  'last_name',
  'email',
  'otp',
  'guardian_name',
  'mobile',
  'student_type',
  'apply_for',
  'admission_date',
  'alternate_mobile',
  'address',
  'city',
  'state',
  'pin_code',
  'country',
  'query',
  ...CUSTOM_FIELD_KEYS,
] as const;

/** Fields that are prefilled when a family registers another child; the others belong to one child. */
export const FAMILY_FIELD_KEYS = [
  'email',
  'guardian_name',
  'mobile',
  'alternate_mobile',
  'address',
  'city',
  'state',
  'pin_code',
  'country',
] as const satisfies readonly (typeof ADMISSION_FIELD_KEYS)[number][];

export type AdmissionFieldKey = (typeof ADMISSION_FIELD_KEYS)[number];
export type AdmissionSection = 'personal' | 'address' | 'extra';

export type AdmissionFieldDefault = {
  key: AdmissionFieldKey;
  label: string;
  section: AdmissionSection;
  required: boolean;
  /** Shown unless the server's form controls say otherwise. */
  shown: boolean;
};

function field(
  key: AdmissionFieldKey,
  label: string,
  section: AdmissionSection,
  required: boolean,
): AdmissionFieldDefault {
  return { key, label, section, required, shown: key === 'student_type' };
}

export const DEFAULT_FORM_CONTROLS: readonly AdmissionFieldDefault[] = [
  field('first_name', 'First Name', 'personal', true),
  field('last_name', 'Last Name', 'personal', true),
  field('email', 'Email', 'personal', true),
  field('otp', 'OTP', 'personal', true),
  field('guardian_name', 'Guardian Name', 'personal', true),
  field('mobile', 'Contact Number', 'personal', true),
  field('alternate_mobile', 'Alternate Contact Number', 'personal', false),
  field('student_type', 'Student Type', 'personal', true),
  field('apply_for', 'Apply For', 'personal', true),
  field('admission_date', 'Admission Date', 'personal', true),
  field('address', 'Street Address', 'address', false),
  field('city', 'City', 'address', false),
  field('state', 'State', 'address', false),
  field('pin_code', 'Zip Code', 'address', false),
  field('country', 'Country', 'address', false),
  field('query', 'Query', 'extra', false),
  ...CUSTOM_FIELD_KEYS.map((key, index) => field(key, `Field ${index + 1}`, 'extra', false)),
];

/** As the API writes and the site reads it. */
type Control = { key: string; field_name: string; status: boolean | number };

/**
 * Merges the server's labels and switches into the defaults. student_type is always shown; a hidden
 * field is never required.
 */
export function mergeFormControls(controls: readonly Control[]): AdmissionFieldDefault[] {
  const byKey = new Map(controls.map((control) => [control.key, control]));
  return DEFAULT_FORM_CONTROLS.map((field) => {
    const control = byKey.get(field.key);
    const shown = field.key === 'student_type' || Boolean(control?.status ?? field.shown);
    const label = control?.field_name || field.label;
    return { ...field, label, shown, required: field.required && shown };
  });
}
