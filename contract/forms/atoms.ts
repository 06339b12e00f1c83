import './no-eval';
import * as z from 'zod';
import { containsUrl } from '../facts/urls';
import { isLine, isName, isProse } from './characters';

export const isRequired = (label: string) => `${label} is required`;
export const wrongName = (label: string) =>
  `${label} may hold letters, spaces, dots, hyphens and apostrophes`;
export const wrongCharacters = (label: string) => `${label} holds characters that cannot be kept`;

type Text = { max: number; required?: string; tidy?: (text: string) => string };

/** Of several faults the first is shown, so a missing answer is never called a wrong one. */
function text(label: string, { max, required, tidy = (value) => value }: Text) {
  const any = z.string({ error: `${label} must be text` });
  const trimmed = any.overwrite(tidy).trim();
  const given = required === undefined ? trimmed : trimmed.min(1, { error: required, abort: true });
  return given.max(max, { error: `${label} may have at most ${max} characters`, abort: true });
}

/** One line; `required` is what is said when it is missing. */
export const line = (label: string, options: Text) =>
  text(label, options).refine(isLine, { error: wrongCharacters(label) });

/** Several lines. */
export const prose = (label: string, options: Text) =>
  text(label, options).refine(isProse, { error: wrongCharacters(label) });

/** A person's name. */
export const personName = (label: string, max: number) =>
  text(label, { max, required: isRequired(label) }).refine(isName, { error: wrongName(label) });

/** Refuses what looks like an address of a page or mail. */
export const withoutUrls = <S extends z.ZodType<string>>(schema: S, label: string) =>
  schema.refine((value) => !containsUrl(value), { error: `${label} cannot contain URLs` });

type Phone = {
  required: string;
  invalid: string;
  digits: { min: number; max: number };
  /** Null for what is no number. */
  read: (text: string) => string | null;
};

/** A number as people write it, with spaces, hyphens and brackets; becomes its digits. */
export function phone({ required, invalid, digits: { min, max }, read }: Phone) {
  return z
    .string({ error: required })
    .trim()
    .min(1, { error: required, abort: true })
    .transform((value) => read(value) ?? '')
    .refine((value) => value.length >= min && value.length <= max, { error: invalid });
}
