import { z } from 'zod';
import { isPlausibleHtml } from '@/contract/facts/plausible-html';

/** How a form asks for a value. */
export type InputKind =
  | 'text'
  | 'html'
  /** Emphasis alone. */
  | 'inline-html'
  | 'link'
  | 'picture'
  | 'document'
  | 'choice'
  /** '2026-12-13'. */
  | 'day'
  /** '2026-12-13 09:30', or with a T between. */
  | 'moment'
  /** 'yes' or nothing. */
  | 'check'
  /** A whole number. */
  | 'number'
  | 'rupees'
  | 'social-links';

/** Converts a value between a file and the database. */
export type FieldType = {
  schema: z.ZodType;
  input: InputKind;
  required: boolean;
  /** Of a choice. */
  options: readonly string[];
  /** Of a check box in the form of a new record. */
  checked: boolean;
  /** Undefined omits the field. */
  toFile: (value: unknown) => unknown;
  /** 'file': the value is a file's address; 'files': rich text that may contain some. */
  references: 'file' | 'files' | 'none';
};

export const MAX_LENGTH = 100_000;
/** Characters that PostgreSQL cannot store in a text. */
const UNSUPPORTED = /[\0\p{Cs}]/u;
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/|media\/)/i;

const anyText = z
  .union([z.string(), z.number()], { error: 'must be a text' })
  .transform((value) => String(value).trim())
  .refine((value) => !UNSUPPORTED.test(value), { error: 'holds characters that cannot be kept' })
  .refine((value) => value.length <= MAX_LENGTH, { error: 'is too long' });

const optional = anyText.nullish().transform((value) => value ?? '');

function fieldType(schema: z.ZodType, more: Partial<FieldType> = {}): FieldType {
  const toFile = (value: unknown) => (value === '' || value === null ? undefined : value);
  const asks = { input: 'text', required: false, options: [], checked: false } as const;
  return { schema, toFile, references: 'none', ...asks, ...more };
}

const nonEmpty = anyText.refine((value) => value !== '', { error: 'must not be empty' });

export const text = fieldType(optional);
export const requiredText = fieldType(nonEmpty, { required: true });

const richText = optional.refine(isPlausibleHtml, {
  error: 'has more formatting than a page can show: paste it as plain text',
});
export const inlineHtml = fieldType(richText, { input: 'inline-html' });
export const html = fieldType(richText, { references: 'files', input: 'html' });

export const link = fieldType(
  optional.refine((value) => value === '' || ADDRESS.test(value), {
    error: 'must be an address such as https://… or /admission',
  }),
  { input: 'link' },
);

/** A picture: in the folder as media/…, on the site as /media/…. */
export const picture = fieldType(
  optional
    .refine((value) => value === '' || ADDRESS.test(value), {
      error: 'must be a file such as media/pictures/hall.webp, or an address',
    })
    .transform((value) => (value.startsWith('media/') ? `/${value}` : value)),
  {
    toFile: (value) => (value === '' ? undefined : String(value).replace(/^\/media\//, 'media/')),
    references: 'file',
    input: 'picture',
  },
);

/** A PDF. */
export const document: FieldType = { ...picture, input: 'document' };

export const choice = (options: readonly string[]) =>
  fieldType(
    nonEmpty.refine((value) => options.includes(value), {
      error: `must be one of ${options.join(', ')}`,
    }),
    { input: 'choice', required: true, options },
  );

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

export const day = fieldType(
  anyText
    .nullish()
    .transform((value) => value || null)
    .refine((value) => value === null || isDay(value), {
      error: 'must be a day such as 2026-12-13',
    }),
  { input: 'day' },
);

export const onOff = fieldType(z.boolean({ error: 'must be true or false' }).default(true), {
  toFile: (value) => value,
  input: 'check',
  checked: true,
});

/** Something that the school has on paper: off unless it says so. */
export const onFile = fieldType(z.boolean({ error: 'must be true or false' }).default(false), {
  toFile: (value) => value,
  input: 'check',
});

export const year = fieldType(
  z
    .number({ error: 'must be a year such as 2025' })
    .int({ error: 'must be a year such as 2025' })
    .min(1900, { error: 'must be a year from 1900 on' })
    .max(2999, { error: 'must be a year such as 2025' }),
  { input: 'number', required: true },
);

export const grade = fieldType(
  z
    .number({ error: 'must be a class such as 6' })
    .int({ error: 'must be a class such as 6' })
    .min(1, { error: 'must be a class from 1 to 12' })
    .max(12, { error: 'must be a class from 1 to 12' }),
  { input: 'number', required: true },
);

const MAX_RUPEES = 9_999_999_999;
const inPaise = (value: number) => Number.isSafeInteger(Number((value * 100).toFixed(6)));

export const rupees = fieldType(
  z
    .number({ error: 'must be a number of rupees such as 1500 or 1500.50' })
    .min(0, { error: 'must not be below 0' })
    .max(MAX_RUPEES, { error: 'is too much' })
    .refine(inPaise, { error: 'has at most two decimals' })
    .nullish()
    .transform((value) => value ?? null),
  { input: 'rupees' },
);

export const networks = ['linkedin', 'facebook', 'twitter', 'instagram'] as const;
const network = z.union([anyText], { error: 'must be an address' }).optional();
const shown = z.union([z.literal(0), z.literal(1)], { error: 'must be 1 (shown) or 0' }).optional();
const socialShape = Object.fromEntries(
  networks.flatMap((name) => [
    [name, network],
    [`${name}_status`, shown],
  ]),
);

export const socialLinks = fieldType(
  z
    .strictObject(socialShape, { error: 'must be a list such as linkedin: https://…' })
    .nullish()
    .transform((value) => value ?? {}),
  { toFile: (value) => sortedByKey(value), input: 'social-links' },
);

function sortedByKey(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
