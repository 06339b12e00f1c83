import { z } from 'zod';

/** How a value stands in a file, and how in the database. */
export type Kind = {
  schema: z.ZodType;
  /** As the file has it; undefined where there is nothing to say. */
  toFile: (value: unknown) => unknown;
  /** Whether it names a file, or is rich text that may name some. */
  names: 'file' | 'files' | 'nothing';
};

const LONGEST = 100_000;
/** The database keeps neither of them in a text. */
const UNKEPT = /[\0\p{Cs}]/u;
const ADDRESS = /^(https?:\/\/|mailto:|tel:|\/|media\/)/i;

const words = z
  .union([z.string(), z.number()], { error: 'must be a text' })
  .transform((value) => String(value).trim())
  .refine((value) => !UNKEPT.test(value), { error: 'holds characters that cannot be kept' })
  .refine((value) => value.length <= LONGEST, { error: 'is too long' });

const optional = words.nullish().transform((value) => value ?? '');

function kind(schema: z.ZodType, more: Partial<Kind> = {}): Kind {
  const toFile = (value: unknown) => (value === '' || value === null ? undefined : value);
  return { schema, toFile, names: 'nothing', ...more };
}

const needed = words.refine((value) => value !== '', { error: 'must not be empty' });

export const text = kind(optional);
export const requiredText = kind(needed);
export const html = kind(optional, { names: 'files' });

export const link = kind(
  optional.refine((value) => value === '' || ADDRESS.test(value), {
    error: 'must be an address such as https://… or /admission',
  }),
);

/** A picture or a document: in the folder as media/…, on the site as /media/…. */
export const file = kind(
  optional
    .refine((value) => value === '' || ADDRESS.test(value), {
      error: 'must be a file such as media/pictures/hall.webp, or an address',
    })
    .transform((value) => (value.startsWith('media/') ? `/${value}` : value)),
  {
    toFile: (value) => (value === '' ? undefined : String(value).replace(/^\/media\//, 'media/')),
    names: 'file',
  },
);

export const choice = (options: readonly string[]) =>
  kind(
    needed.refine((value) => options.includes(value), {
      error: `must be one of ${options.join(', ')}`,
    }),
  );

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

export const day = kind(
  words
    .nullish()
    .transform((value) => value || null)
    .refine((value) => value === null || isDay(value), {
      error: 'must be a day such as 2026-12-13',
    }),
);

export const onOff = kind(z.boolean({ error: 'must be true or false' }).default(true), {
  toFile: (value) => value,
});

export const year = kind(
  z
    .number({ error: 'must be a year such as 2025' })
    .int({ error: 'must be a year such as 2025' })
    .min(1900, { error: 'must be a year from 1900 on' })
    .max(2999, { error: 'must be a year such as 2025' }),
);

const MOST_RUPEES = 9_999_999_999;
const inPaise = (value: number) => Number.isSafeInteger(Number((value * 100).toFixed(6)));

export const rupees = kind(
  z
    .number({ error: 'must be a number of rupees such as 1500 or 1500.50' })
    .min(0, { error: 'must not be below 0' })
    .max(MOST_RUPEES, { error: 'is too much' })
    .refine(inPaise, { error: 'has at most two decimals' })
    .nullish()
    .transform((value) => value ?? null),
);

const networks = ['linkedin', 'facebook', 'twitter', 'instagram'] as const;
const network = z.union([words], { error: 'must be an address' }).optional();
const shown = z.union([z.literal(0), z.literal(1)], { error: 'must be 1 (shown) or 0' }).optional();
const socialShape = Object.fromEntries(
  networks.flatMap((name) => [
    [name, network],
    [`${name}_status`, shown],
  ]),
);

export const socialLinks = kind(
  z
    .strictObject(socialShape, { error: 'must be a list such as linkedin: https://…' })
    .nullish()
    .transform((value) => value ?? {}),
  { toFile: (value) => sorted(value) },
);

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}
