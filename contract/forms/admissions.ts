import * as z from 'zod';
import {
  ANSWER_KEYS,
  type AnswerKey,
  type Answers,
  isAnswerKey,
  ADMISSION_MESSAGES as MESSAGES,
  mapAnswers,
  maxLengthOf,
} from '../facts/admission-answers';
import { DEFAULT_FORM_CONTROLS } from '../facts/admission-fields';
import { eligibleClasses, STUDENT_TYPES } from '../facts/classes';
import { LENGTHS } from '../facts/limits';
import { looksLikeAddress } from '../facts/names';
import { internationalNumber, nationalNumber } from '../facts/phone-number';
import { PHONE_DIGITS } from '../facts/phones';
import { containsUrl } from '../facts/urls';
import {
  isRequired,
  line,
  named,
  normalizeCode,
  noUrls,
  wrongBeginning,
  wrongCharacters,
  wrongName,
} from './atoms';
import { isEmail, isName, isPlace, isProse, startsLikeFormula } from './characters';
import { consentForm } from './consent';
import { grantField } from './grant';
import { noticeField } from './notice';
import { posted } from './posted';

/** A field that the school shows, with the school's own label. */
export type AskedField = { key: AnswerKey; label: string; required: boolean };

type Context = { label: string; answers: Answers };
/** Called for non-empty values only; null means valid. */
type Rule = (value: string, context: Context) => string | null;

const unless = (right: boolean, message: string) => (right ? null : message);

const name: Rule = (value, { label }) =>
  unless(isName(value), wrongName(label)) ?? unless(!looksLikeAddress(value), noUrls(label));
const place: Rule = (value, { label }) => unless(isPlace(value), `Invalid ${label.toLowerCase()}`);
const prose: Rule = (value, { label }) => unless(isProse(value), wrongCharacters(label));
const postalAddress: Rule = (value, context) =>
  unless(!startsLikeFormula(value), wrongBeginning(context.label)) ?? prose(value, context);
const isNational = (value: string) => value.length === PHONE_DIGITS.exact && /^\d+$/.test(value);
const phone: Rule = (value) => unless(isNational(value), MESSAGES.phone);
const phoneAnywhere: Rule = (value) =>
  unless(isNational(value) || internationalNumber(value) === value, MESSAGES.phoneAnywhere);

/** Whether a date is offered is checked by the server. */
const RULES: Record<AnswerKey, Rule> = {
  email: (value) => unless(isEmail(value), MESSAGES.emailBeforeCode),
  first_name: name,
  last_name: name,
  guardian_name: name,
  mobile: phone,
  alternate_mobile: phoneAnywhere,
  student_type: (value) =>
    unless(
      STUDENT_TYPES.some((type) => type === value),
      MESSAGES.studentType,
    ),
  apply_for: (value, { answers }) =>
    unless(eligibleClasses(answers.student_type).includes(value), MESSAGES.applyFor),
  admission_date: prose,
  address: postalAddress,
  city: place,
  state: place,
  pin_code: (value) => unless(/^\d+$/.test(value), MESSAGES.zip),
  country: place,
  query: (value, context) => (containsUrl(value) ? MESSAGES.queryUrls : prose(value, context)),
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

const text = z.string({ error: 'must be text' }).trim();

/** Normalised where possible; other input is left to the rule. */
const number = text.transform((value) => nationalNumber(value) ?? value);
const numberAnywhere = text.transform(
  (value) => nationalNumber(value) ?? internationalNumber(value) ?? value,
);

function answer(key: AnswerKey) {
  const max = maxLengthOf(key);
  if (RULES[key] === phone) return number;
  if (RULES[key] === phoneAnywhere) return numberAnywhere;
  return text.max(max, { error: `must be ${max} characters or fewer` });
}

const fields = z.object(mapAnswers(answer));

function check(asked: readonly AskedField[]) {
  return (answers: Answers, context: z.core.$RefinementCtx) => {
    for (const { key, label, required } of asked) {
      const value = answers[key];
      const missing = required ? isRequired(label) : null;
      const message = value === '' ? missing : RULES[key](value, { label, answers });
      if (message) context.issues.push({ code: 'custom', path: [key], message, input: value });
    }
  };
}

export const admissionForm = (asked: readonly AskedField[]) => fields.superRefine(check(asked));

const applicationId = z.string().trim().min(1).max(LENGTHS.id);

/** A code as copied from an email: '123 456', '123-456'. */
const details = fields.extend({
  application_id: applicationId,
  otp: z.string().overwrite(normalizeCode).max(LENGTHS.anyCode),
});
/** Only the school API knows whether it requires the parent's declaration. */
const post = details.extend({ ...consentForm.partial().shape, ...grantField });

/** The request body before the answers are validated against the fields that the school shows. */
export const admissionPost = z.looseObject({ application_id: applicationId, ...grantField });

export const admissionAnswers = (asked: readonly AskedField[]) =>
  posted(ANSWER_KEYS, admissionForm(asked));

/** All fields, none required: only the school API knows which fields the form shows. */
const allFields: readonly AskedField[] = DEFAULT_FORM_CONTROLS.flatMap(({ key, label }) =>
  isAnswerKey(key) ? [{ key, label, required: false }] : [],
);

export const completeAdmissionRequest = posted(
  Object.keys(details.shape),
  post.superRefine(check(allFields)),
);

const childName = (label: string) =>
  named(line(label, { max: LENGTHS.name, required: MESSAGES.nameBeforeCode }), label);

const beginning = z.object({
  first_name: childName('First Name'),
  last_name: childName('Last Name'),
  email: line('Email', { max: LENGTHS.email, required: MESSAGES.emailBeforeCode }).refine(isEmail, {
    error: MESSAGES.emailBeforeCode,
  }),
});

export const createAdmissionRequest = posted(
  Object.keys(beginning.shape),
  beginning.extend(noticeField),
);

const code = z.object({
  email: line('Application', { max: LENGTHS.id, required: MESSAGES.emailBeforeCheck }),
  otp: line('OTP', {
    max: LENGTHS.anyCode,
    required: MESSAGES.codeBeforeCheck,
    tidy: normalizeCode,
  }),
});

/** `email` contains the application's id: the specification chose the name. */
export const verifyOtpRequest = posted(Object.keys(code.shape), code);

export type AdmissionPost = z.output<typeof admissionPost>;
