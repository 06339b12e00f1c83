import { z } from 'zod';
import { isPlausibleHtml } from '@/contract/facts/plausible-html';
import { sessionName } from '@/contract/facts/school-facts';
import { formatNewsDate, parseNewsDate } from './news-date';
import { readPlacesByClass, writePlacesByClass } from './places-by-class';

/** How a form asks for a value. */
export type InputKind =
  | 'text'
  | 'paragraphs'
  | 'html'
  /** Only emphasis. */
  | 'inline-html'
  | 'link'
  | 'picture'
  /** One address per line, in order. */
  | 'pictures'
  | 'document'
  | 'choice'
  /** A visual choice of the site's drawings. */
  | 'scene'
  /** '2026-12-13'. */
  | 'day'
  /** '2026-12-13 09:30', or with a T between. */
  | 'moment'
  /** 'yes' or nothing. */
  | 'check'
  /** A whole number. */
  | 'number'
  | 'rupees'
  /** From 0 to 100; stored as text. */
  | 'percentage'
  | 'social-links';

/** What a field may contain, and how a form asks for it. */
export type FieldType<S extends z.ZodType = z.ZodType> = {
  schema: S;
  input: InputKind;
  required: boolean;
  /** For a choice. */
  options: readonly string[];
  /** For a checkbox in a new record's form. */
  checked: boolean;
  /** 'file': a file's address; 'lines': one per line; 'files': rich text that may contain some. */
  references: 'file' | 'lines' | 'files' | 'none';
};

export const MAX_LENGTH = 100_000;
/** Characters that PostgreSQL cannot store in a text. */
const UNSUPPORTED = /[\0\p{Cs}]/u;
const WEB = /^https?:\/\//i;
const OTHER = /^(mailto:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+|tel:\+?[\d -]{3,}|\/(?![/\\])\S*)$/i;

function isLink(value: string): boolean {
  if (!WEB.test(value)) return OTHER.test(value);
  return !/\s/.test(value) && URL.canParse(value) && new URL(value).hostname.includes('.');
}

const anyText = z
  .union([z.string(), z.number()], { error: 'must be text' })
  .transform((value) => String(value).trim())
  .refine((value) => !UNSUPPORTED.test(value), { error: 'has characters that cannot be saved' })
  .refine((value) => value.length <= MAX_LENGTH, { error: 'is too long' });

const optional = anyText.nullish().transform((value) => value ?? '');

function fieldType<S extends z.ZodType>(
  schema: S,
  more: Partial<Omit<FieldType, 'schema'>> = {},
): FieldType<S> {
  const asks = { input: 'text', required: false, options: [], checked: false } as const;
  return { schema, references: 'none', ...asks, ...more };
}

const nonEmpty = anyText.refine((value) => value !== '', { error: 'must not be empty' });

export const text = fieldType(optional);
export const paragraphs = fieldType(optional, { input: 'paragraphs' });
export const requiredText = fieldType(nonEmpty, { required: true });

const richText = optional.refine(isPlausibleHtml, {
  error: 'has more formatting than a page can show: paste it as plain text',
});
export const inlineHtml = fieldType(richText, { input: 'inline-html' });
export const html = fieldType(richText, { references: 'files', input: 'html' });

const isAddress = (value: string) => value === '' || isLink(value);
const NO_LINK = { error: 'must be an address such as https://example.org or /admission' };

export const link = fieldType(optional.refine(isAddress, NO_LINK), { input: 'link' });

/** By its address. */
export const picture = fieldType(
  optional
    .refine((value) => value.startsWith('media/') || isAddress(value), {
      error: 'must be a file such as media/pictures/hall.webp, or an address',
    })
    .transform((value) => (value.startsWith('media/') ? `/${value}` : value)),
  { references: 'file', input: 'picture' },
);

export const MAX_ALBUM_PICTURES = 200;

/** The pictures of an album. */
export const pictureLines = fieldType(
  optional
    .transform((value) => linesOf(value))
    .refine((lines) => lines.every((line) => line.startsWith('/media/')), {
      error: 'must be pictures of the school, one address per line',
    })
    .refine((lines) => lines.length <= MAX_ALBUM_PICTURES, {
      error: `can be at most ${MAX_ALBUM_PICTURES}`,
    })
    .transform((lines) => lines.join('\n')),
  { references: 'lines', input: 'pictures' },
);

/** Without duplicates. */
export const linesOf = (value: string): string[] => {
  const lines = value.split(/[\r\n]+/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
};

/** A PDF. */
export const document: typeof picture = { ...picture, input: 'document' };

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

const NO_DAY = { error: 'must be a date such as 13/12/2026' };

export const day = fieldType(
  anyText
    .nullish()
    .transform((value) => value || null)
    .refine((value) => value === null || isDay(value), NO_DAY),
  { input: 'day' },
);
export const requiredDay = fieldType(nonEmpty.refine(isDay, NO_DAY), {
  input: 'day',
  required: true,
});

const CLOCK =
  /^((0?\d|1[0-9]|2[0-3])[:.][0-5]\d(:[0-5]\d)?|(0?[1-9]|1[0-2])([:.][0-5]\d)? ?[ap]\.?m\.?)$/i;

/** A time as people write it: '09:30', '9:30 am'. */
export const hour = fieldType(
  optional.refine((value) => value === '' || CLOCK.test(value), {
    error: 'must be a time such as 09:30 or 9:30 am',
  }),
);

const PERCENTAGE = /^\d{1,3}(\.\d{1,2})?$/;

/** A text for the site; '96.40 %' is '96.4'. */
export const percentage = fieldType(
  optional
    .transform((value) => value.replace(/%$/, '').trimEnd())
    .refine((value) => value === '' || (PERCENTAGE.test(value) && Number(value) <= 100), {
      error: 'must be a number from 0 to 100 with at most two decimals, such as 96.4',
    })
    .transform((value) => (value === '' ? '' : String(Number(value)))),
  { input: 'percentage' },
);

const AS_KEPT = /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/;
const SUCH_AS = 'must be a date such as 2026-07-20, or a date and time such as 2026-07-20 09:30';

/** '2026-27'. */
export const session = fieldType(nonEmpty.pipe(sessionName), { required: true });

/** A day, or a day and a time, in the school's time zone. */
export const moment = fieldType(
  anyText.nullish().transform((value, context) => {
    if (!value) return null;
    // The stored format: parsing dates of all kinds takes longer than the rest of a record.
    if (AS_KEPT.test(value) && isDay(value.slice(0, 10))) return value;
    const at = parseNewsDate(value);
    if (at !== undefined) return formatNewsDate(at);
    context.issues.push({ code: 'custom', message: SUCH_AS, input: value });
    return z.NEVER;
  }),
  { input: 'moment' },
);

export const onOff = fieldType(z.boolean({ error: 'must be yes or no' }).default(true), {
  input: 'check',
  checked: true,
});

/** Something that the school has on paper: off by default. */
export const onFile = fieldType(z.boolean({ error: 'must be yes or no' }).default(false), {
  input: 'check',
});

export const year = fieldType(
  z
    .number({ error: 'must be a year such as 2025' })
    .int({ error: 'must be a year such as 2025' })
    .min(1900, { error: 'must be 1900 or later' })
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

const NO_COUNT = { error: 'must be a whole number such as 60' };

/** Number of items; null if unknown. */
export const count = fieldType(
  z
    .number(NO_COUNT)
    .int(NO_COUNT)
    .min(0, NO_COUNT)
    .max(100_000, NO_COUNT)
    .nullish()
    .transform((value) => value ?? null),
  { input: 'number' },
);

const NOT_BY_CLASS = { error: 'must look like Class 6: 20, Class 7: 15, with each class once' };

/** 'class 6 - 20; 7: 15' is stored as 'Class 6: 20, Class 7: 15'. */
export const placesByClass = fieldType(
  optional.transform((value, context) => {
    const places = readPlacesByClass(value);
    if (places !== undefined) return writePlacesByClass(places);
    context.issues.push({ code: 'custom', message: NOT_BY_CLASS.error, input: value });
    return z.NEVER;
  }),
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

const AMOUNT = /^[1-9]\d{0,8}$/;

/** Up to six amounts in whole rupees, separated by semicolons: '2100; 5100'. */
export const amounts = fieldType(
  optional
    .transform((value) =>
      value
        .replace(/[\s,₹]/g, '')
        .split(';')
        .filter(Boolean),
    )
    .refine((parts) => parts.length <= 6 && parts.every((part) => AMOUNT.test(part)), {
      error: 'must be up to 6 amounts in whole rupees, separated by semicolons, such as 2100; 5100',
    })
    .transform((parts) => parts.join('; ')),
);

export const networks = ['linkedin', 'facebook', 'twitter', 'instagram'] as const;
const isNetwork = (key: string) => networks.some((name) => name === key);
const isStatus = (key: string) => networks.some((name) => `${name}_status` === key);

/** Addresses by network, and `<network>_status`: 1 if shown, otherwise 0. Keeps the given order. */
export const socialLinks = fieldType(
  z
    .record(z.string(), z.union([z.literal([0, 1]), anyText]), { error: 'must be addresses' })
    .refine(
      (links) =>
        Object.entries(links).every(([key, value]) =>
          typeof value === 'string' ? isNetwork(key) && isAddress(value) : isStatus(key),
        ),
      { error: 'must be addresses such as https://example.org/name' },
    )
    .nullish()
    .transform((value) => value ?? {}),
  { input: 'social-links' },
);
