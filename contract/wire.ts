import * as z from 'zod';

/**
 * Lenient schemas, because school APIs send null for text, numbers as strings, and flags as 1 or
 * '1'. An object instead of text is an error.
 */

const loose = z.union([z.string(), z.number(), z.null()]).optional();

/** JSON can contain it; URLs and XML cannot: encodeURIComponent would throw for a whole list. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Null and undefined become ''. */
export const text = loose.transform((value) =>
  value == null ? '' : String(value).replace(LONE_SURROGATE, '\uFFFD').trim(),
);

export const requiredText = text.refine((value) => value !== '', { error: 'must not be empty' });

/** Must be sanitised before it is rendered. */
export const html = text;

/** Not validated: check the URL before linking to it. */
export const link = text;

/** In any format; parse it with lib/format. */
export const dateText = text;

/** A string, so that 7 and '7' are the same. */
export const identifier = text;

function toNumber(value: string | number): number {
  return typeof value === 'number' ? value : Number(value.replace(/[,\s₹]/g, '') || Number.NaN);
}

/** Accepts strings such as '1200.50' and '1,20,000'. */
export const number = z.union([z.number(), z.string()]).transform(toNumber).pipe(z.number());

export const optionalNumber = z
  .union([z.number(), z.string(), z.null()])
  .optional()
  .transform((value) => (value == null || value === '' ? null : toNumber(value)))
  .pipe(z.number().nullable());

const anyFlag = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional();

/** True for 1, '1', true and 'true'. */
export const flag = anyFlag.transform((value) =>
  ['1', 'true'].includes(String(value).trim().toLowerCase()),
);

/** A feature that only some servers offer; true only if the response says true. */
export const optionalFeature = z.boolean().catch(false);

const FALSE_WORDS = new Set([
  '',
  '0',
  'false',
  'null',
  'undefined',
  'no',
  'off',
  'inactive',
  'nan',
]);

export const truthy = anyFlag.transform(
  (value) => !FALSE_WORDS.has(String(value).trim().toLowerCase()),
);

/** The same, but not empty. */
export const filledText = (max: number) =>
  requestText(max).refine((value) => value !== '', { error: 'must not be empty' });

/** A request text of bounded length. */
export function requestText(max: number) {
  return text.pipe(z.string().max(max, { error: `must be at most ${max} characters` }));
}
