import './no-eval';
import * as z from 'zod';
import { looksLikeAddress } from '../facts/names';
import { containsUrl } from '../facts/urls';
import { isLine, isName, isProse, startsLikeFormula } from './characters';

export const isRequired = (label: string) => `${label} is required`;
export const wrongName = (label: string) =>
  `${label} can contain only letters, spaces, dots, hyphens and apostrophes, and digits after a letter`;
export const noUrls = (label: string) => `${label} cannot contain URLs`;
export const wrongBeginning = (label: string) => `${label} cannot start with =, +, - or @`;
export const wrongCharacters = (label: string) =>
  `${label} contains characters that we cannot store`;

type Text = { max: number; required?: string; tidy?: (text: string) => string };

/** Aborts at the first error, so that an empty field gets only the 'required' message. */
function text(label: string, { max, required, tidy = (value) => value }: Text) {
  const any = z.string({ error: `${label} must be text` });
  const trimmed = any.overwrite(tidy).trim();
  const given = required === undefined ? trimmed : trimmed.min(1, { error: required, abort: true });
  return given.max(max, { error: `${label} must be ${max} characters or fewer`, abort: true });
}

/** One line; `required` is the message for an empty value. */
export const line = (label: string, options: Text) =>
  text(label, options).refine(isLine, { error: wrongCharacters(label) });

export const prose = (label: string, options: Text) =>
  text(label, options).refine(isProse, { error: wrongCharacters(label) });

export const personName = (label: string, max: number) =>
  named(text(label, { max, required: isRequired(label) }), label);

export const named = <S extends z.ZodType<string>>(schema: S, label: string) =>
  schema
    .refine(isName, { error: wrongName(label) })
    .refine((value) => !looksLikeAddress(value), { error: noUrls(label) });

/** A house address; it ends up in other programs' files, such as the tax office's. */
export const postalAddress = (label: string, options: Text) =>
  line(label, options).refine((value) => !startsLikeFormula(value), {
    error: wrongBeginning(label),
  });

export const withoutUrls = <S extends z.ZodType<string>>(schema: S, label: string) =>
  schema.refine((value) => !containsUrl(value), { error: noUrls(label) });

/** A code copied from an email may contain separators. */
export const normalizeCode = (typed: string) => typed.replace(/[\s\p{Pd}]/gu, '');

type Phone = {
  required: string;
  invalid: string;
  digits: { min: number; max: number };
  /** Null if the text is not a number. */
  read: (text: string) => string | null;
};

/** Accepts separators; the output is digits only. */
export function phone({ required, invalid, digits: { min, max }, read }: Phone) {
  return z
    .string({ error: required })
    .trim()
    .min(1, { error: required, abort: true })
    .transform((value) => read(value) ?? '')
    .refine((value) => value.length >= min && value.length <= max, { error: invalid });
}
