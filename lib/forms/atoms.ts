import * as z from 'zod';

/** A line or a text, without the space around it. */
export function atMost(label: string, length: number) {
  return z
    .string({ error: `${label} must be text` })
    .trim()
    .max(length, { error: `${label} may have at most ${length} characters` });
}

type Phone = {
  required: string;
  invalid: string;
  digits: { min: number; max: number };
  /** Null for what is no number. */
  read: (text: string) => string | null;
};

/** A number as people write it, with spaces, hyphens and brackets; becomes its digits. */
export function phoneWith({ required, invalid, digits: { min, max }, read }: Phone) {
  return z
    .string({ error: required })
    .trim()
    .min(1, { error: required })
    .transform((value) => read(value) ?? '')
    .refine((value) => value.length >= min && value.length <= max, { error: invalid });
}
