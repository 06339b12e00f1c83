import * as z from 'zod';

/**
 * Atoms for what a school API really sends: nulls where a text is due, numbers as strings, flags as
 * 1 and '1'. A value of another nature (an object where a text is due) stays an error.
 */

const loose = z.union([z.string(), z.number(), z.null()]).optional();

/** A text; null, undefined and '' become ''. */
export const text = loose.transform((value) => (value == null ? '' : String(value).trim()));

/** A text without which the record means nothing. */
export const requiredText = text.refine((value) => value !== '', { error: 'must not be empty' });

/** Rich text as it came; it must be sanitised before it is shown. */
export const html = text;

/** An address; whether it may be linked or shown is decided by who shows it. */
export const link = text;

/** A date in whatever writing the API uses; read it with lib/format. */
export const dateText = text;

/** An identifier, shown as text so that 7 and '7' are the same. */
export const identifier = text;

function toNumber(value: string | number): number {
  return typeof value === 'number' ? value : Number(value.replace(/[,\s₹]/g, '') || Number.NaN);
}

/** A number, also written as '1200.50' or '1,20,000'. */
export const number = z.union([z.number(), z.string()]).transform(toNumber).pipe(z.number());

/** A number, or null where the API has none. */
export const optionalNumber = z
  .union([z.number(), z.string(), z.null()])
  .optional()
  .transform((value) => (value == null || value === '' ? null : toNumber(value)))
  .pipe(z.number().nullable());

const anyFlag = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional();

/** True only when it says 1. */
export const flag = anyFlag.transform((value) =>
  ['1', 'true'].includes(String(value).trim().toLowerCase()),
);

/** Something that a server may offer beyond the contract's calls: offered only where it says true. */
export const offer = z.boolean().catch(false);

const OFF = new Set(['', '0', 'false', 'null', 'undefined', 'no', 'off', 'inactive', 'nan']);

/** True for everything that is not an off word. */
export const truthy = anyFlag.transform((value) => !OFF.has(String(value).trim().toLowerCase()));

/** A text in a request: a string or number, trimmed, absent as '', of bounded length. */
export function sent(max: number) {
  return text.pipe(z.string().max(max, { error: `must be at most ${max} characters` }));
}
