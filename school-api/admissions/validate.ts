import {
  type AdmissionFieldDefault,
  type AdmissionFieldKey,
  type AdmissionFields,
  containsUrl,
  eligibleClasses,
  nationalNumber,
  PHONE_DIGITS,
  STUDENT_TYPES,
} from '@/contract';
import { isName, isPlace, isProse } from '../text/checks';

type Context = { label: string; studentType: string; offeredDates: readonly string[] };
/** What is wrong with a value that is there, or null. */
type Rule = (value: string, context: Context) => string | null;

const name: Rule = (value, { label }) =>
  isName(value) ? null : `${label} may hold letters, spaces, dots, hyphens and apostrophes`;
const place: Rule = (value, { label }) =>
  isPlace(value) ? null : `Invalid ${label.toLowerCase()}`;
const prose: Rule = (value, { label }) =>
  isProse(value) ? null : `${label} holds characters that cannot be kept`;
const phone: Rule = (value) =>
  nationalNumber(value)?.length === PHONE_DIGITS.exact
    ? null
    : `Please enter a valid ${PHONE_DIGITS.exact}-digit phone number`;
const choice =
  (options: (context: Context) => readonly string[]): Rule =>
  (value, context) =>
    options(context).includes(value) ? null : `Please choose ${context.label} from the list`;

/** The one table of what each field may hold. email and otp were settled before the form opens. */
const RULES: Record<Exclude<AdmissionFieldKey, 'email' | 'otp'>, Rule> = {
  first_name: name,
  last_name: name,
  guardian_name: name,
  mobile: phone,
  alternate_mobile: phone,
  student_type: choice(() => STUDENT_TYPES),
  apply_for: choice(({ studentType }) => eligibleClasses(studentType)),
  admission_date: choice(({ offeredDates }) => offeredDates),
  address: prose,
  city: place,
  state: place,
  pin_code: (value) => (/^\d+$/.test(value) ? null : 'Invalid zip code'),
  country: place,
  query: (value, context) =>
    containsUrl(value) ? 'Query cannot contain URLs' : prose(value, context),
  field_1: prose,
  field_2: prose,
  field_3: prose,
  field_4: prose,
  field_5: prose,
  field_6: prose,
  field_7: prose,
  field_8: prose,
  field_9: prose,
  field_10: prose,
};

type RuledKey = keyof typeof RULES;
export const RULED_KEYS = Object.keys(RULES).filter((key): key is RuledKey => key in RULES);
const PHONES: readonly RuledKey[] = ['mobile', 'alternate_mobile'];

export type Validated = {
  /** What is to be kept: hidden fields are '', phones are digits. */
  values: Record<RuledKey, string>;
  errors: Record<string, string>;
};

export function validateAdmission(
  sent: AdmissionFields,
  fields: readonly AdmissionFieldDefault[],
  offeredDates: readonly string[],
): Validated {
  const values = Object.fromEntries(RULED_KEYS.map((key) => [key, ''])) as Validated['values'];
  const errors: Record<string, string> = {};
  const byKey = new Map(fields.map((field) => [field.key, field]));
  for (const key of RULED_KEYS) {
    const field = byKey.get(key);
    if (!field?.shown) continue;
    const value = sent[key];
    const context = { label: field.label, studentType: sent.student_type, offeredDates };
    const error = value === '' ? missing(key, field, offeredDates) : RULES[key](value, context);
    if (error !== null) errors[key] = error;
    else values[key] = PHONES.includes(key) ? (nationalNumber(value) ?? '') : value;
  }
  return { values, errors };
}

/** A school that offers no date yet does not ask for one. */
function missing(key: RuledKey, field: AdmissionFieldDefault, offeredDates: readonly string[]) {
  if (!field.required || (key === 'admission_date' && offeredDates.length === 0)) return null;
  return `${field.label} is required`;
}

/** The rules of single fields, for the first step, which asks for the name alone. */
export function checkName(key: 'first_name' | 'last_name', value: string, label: string) {
  return RULES[key](value, { label, studentType: '', offeredDates: [] });
}
