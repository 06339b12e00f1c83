import '@/lib/forms/no-eval';
import * as z from 'zod';
import { eligibleClasses } from '@/contract/facts/classes';
import { LENGTHS } from '@/contract/facts/limits';
import { nationalNumber } from '@/contract/facts/phone-number';
import { PHONE_DIGITS } from '@/contract/facts/phones';
import { containsUrl } from '@/contract/facts/urls';
import { type AnswerKey, type Answers, lengthOf, mapAnswers } from './answers';
import type { FormField } from './fields';
import { MESSAGES } from './messages';

const email = z.email();

export function isEmail(text: string): boolean {
  return email.safeParse(text).success;
}

const answer = (key: AnswerKey) => {
  const max = LENGTHS[lengthOf(key)];
  return z
    .string()
    .trim()
    .max(max, { error: `must be at most ${max} characters` });
};

/** Ten digits where it can be read so; the rule of the field says what is wrong with others. */
const number = z
  .string()
  .trim()
  .transform((text) => nationalNumber(text) ?? text);

const answers = z.object(mapAnswers((key) => (lengthOf(key) === 'phone' ? number : answer(key))));

const line = (max: number, message: string) =>
  z.string().trim().min(1, { error: message }).max(max, { error: message });

/** What has to be known before a code can be sent. */
export const beginInput = z.object({
  first_name: line(LENGTHS.name, MESSAGES.nameBeforeCode),
  last_name: line(LENGTHS.name, MESSAGES.nameBeforeCode),
  email: z
    .string()
    .trim()
    .max(LENGTHS.email, { error: MESSAGES.emailBeforeCode })
    .refine(isEmail, { error: MESSAGES.emailBeforeCode }),
});

/** The application's id travels as `email`; the name of the field is history. */
export const verifyInput = z.object({
  email: line(LENGTHS.id, MESSAGES.emailBeforeCheck),
  otp: line(LENGTHS.code, MESSAGES.codeBeforeCheck),
});

/** What is wrong with an answer that is there, or null. */
type Rule = (value: string, all: Answers) => string | null;

const phone: Rule = (value) =>
  value.length === PHONE_DIGITS.exact && /^\d+$/.test(value) ? null : MESSAGES.phone;

const RULES: Partial<Record<AnswerKey, Rule>> = {
  email: (value) => (isEmail(value) ? null : MESSAGES.emailBeforeCode),
  mobile: phone,
  alternate_mobile: phone,
  apply_for: (value, { student_type }) =>
    eligibleClasses(student_type).includes(value) ? null : 'Please choose a class from the list',
  pin_code: (value) => (/^\d+$/.test(value) ? null : MESSAGES.zip),
  query: (value) => (containsUrl(value) ? MESSAGES.queryUrls : null),
};

function check(fields: readonly FormField[]) {
  return (all: Answers, context: z.core.$RefinementCtx) => {
    for (const { key, label, required } of fields) {
      const value = all[key];
      const missing = required ? `${label} is required` : null;
      const message = value === '' ? missing : (RULES[key]?.(value, all) ?? null);
      if (message) context.issues.push({ code: 'custom', path: [key], message, input: value });
    }
  };
}

/** The form with the fields that the school asks for. */
export function admissionSchema(fields: readonly FormField[]) {
  return answers.superRefine(check(fields));
}

/** Every rule but 'required': which fields are asked for, the school API knows. */
const anyForm = Object.values(
  mapAnswers((key): FormField => ({ key, label: key, required: false })),
);

/** What the site's own route takes: the same rules, whatever the school has switched on. */
export const completeAdmissionInput = answers
  .extend({
    application_id: z.string().trim().min(1).max(LENGTHS.id),
    otp: z.string().trim().max(LENGTHS.code).default(''),
  })
  .superRefine(check(anyForm));
