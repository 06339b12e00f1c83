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
import { nationalNumber } from '../facts/phone-number';
import { PHONE_DIGITS } from '../facts/phones';
import { containsUrl } from '../facts/urls';
import { isRequired, line, wrongCharacters, wrongName } from './atoms';
import { isEmail, isName, isPlace, isProse } from './characters';
import { posted } from './posted';

/** A question that a school asks, under the label that it gives it. */
export type AskedField = { key: AnswerKey; label: string; required: boolean };

type Context = { label: string; answers: Answers };
/** What is wrong with an answer that is there, or null. */
type Rule = (value: string, context: Context) => string | null;

const unless = (right: boolean, message: string) => (right ? null : message);

const name: Rule = (value, { label }) => unless(isName(value), wrongName(label));
const place: Rule = (value, { label }) => unless(isPlace(value), `Invalid ${label.toLowerCase()}`);
const prose: Rule = (value, { label }) => unless(isProse(value), wrongCharacters(label));
const phone: Rule = (value) =>
  unless(value.length === PHONE_DIGITS.exact && /^\d+$/.test(value), MESSAGES.phone);

/** What each answer may hold. Which dates are offered, only the server knows. */
const RULES: Record<AnswerKey, Rule> = {
  email: (value) => unless(isEmail(value), MESSAGES.emailBeforeCode),
  first_name: name,
  last_name: name,
  guardian_name: name,
  mobile: phone,
  alternate_mobile: phone,
  student_type: (value) =>
    unless(
      STUDENT_TYPES.some((type) => type === value),
      MESSAGES.studentType,
    ),
  apply_for: (value, { answers }) =>
    unless(eligibleClasses(answers.student_type).includes(value), MESSAGES.applyFor),
  admission_date: prose,
  address: prose,
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

/** Ten digits where it can be read so; the rule says what is wrong with any other number. */
const number = text.transform((value) => nationalNumber(value) ?? value);

function answer(key: AnswerKey) {
  const max = maxLengthOf(key);
  const bounded = text.max(max, { error: `must be at most ${max} characters` });
  return RULES[key] === phone ? number : bounded;
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

/** The form with the fields that the school asks for. */
export const admissionForm = (asked: readonly AskedField[]) => fields.superRefine(check(asked));

const applicationId = z.string().trim().min(1).max(LENGTHS.id);

const post = fields.extend({
  application_id: applicationId,
  otp: z.string().trim().max(LENGTHS.code),
});
const postKeys = Object.keys(post.shape);

/** What is posted, before its answers are judged by the fields that the school asks for. */
export const admissionPost = z.looseObject({ application_id: applicationId });

/** Answers as they are posted, judged by the fields that the school asks for. */
export const admissionAnswers = (asked: readonly AskedField[]) =>
  posted(ANSWER_KEYS, admissionForm(asked));

/** Every rule but 'required': which fields are asked for, the school API knows. */
const anyForm: readonly AskedField[] = DEFAULT_FORM_CONTROLS.flatMap(({ key, label }) =>
  isAnswerKey(key) ? [{ key, label, required: false }] : [],
);

/** What is posted, whatever the school has switched on. */
export const completeAdmissionRequest = posted(postKeys, post.superRefine(check(anyForm)));

const childName = (label: string) =>
  line(label, { max: LENGTHS.name, required: MESSAGES.nameBeforeCode }).refine(isName, {
    error: wrongName(label),
  });

const beginning = z.object({
  first_name: childName('First Name'),
  last_name: childName('Last Name'),
  email: line('Email', { max: LENGTHS.email, required: MESSAGES.emailBeforeCode }).refine(isEmail, {
    error: MESSAGES.emailBeforeCode,
  }),
});

/** What has to be known before a code can be sent. */
export const createAdmissionRequest = posted(Object.keys(beginning.shape), beginning);

const code = z.object({
  email: line('Application', { max: LENGTHS.id, required: MESSAGES.emailBeforeCheck }),
  // A code pasted from a mail brings spaces along.
  otp: line('OTP', {
    max: LENGTHS.code,
    required: MESSAGES.codeBeforeCheck,
    tidy: (value) => value.replace(/\s/g, ''),
  }),
});

/** The application's id travels as `email`; the name of the field is history. */
export const verifyOtpRequest = posted(Object.keys(code.shape), code);

export type AdmissionPost = z.output<typeof admissionPost>;
