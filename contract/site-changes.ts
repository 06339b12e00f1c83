import * as z from 'zod';
import { withheldVersion } from './withheld-pictures';

/**
 * Optional: every few seconds the site asks for changes and reports which ones it shows. A tag's
 * number increases with each change.
 */
export const CHANGES_PATH = '/api/content-changes';

const number = z.int().min(0);
const tag = z.string().regex(/^[a-z][a-z-]{0,40}$/);

/** By tag; a tag without changes is absent. */
export const changeNumbers = z
  .record(tag, number)
  .refine((numbers) => Object.keys(numbers).length <= 100);

export type ChangeNumbers = Readonly<Record<string, number>>;

export const changesAnswer = z.object({
  tags: changeNumbers,
  /** Changes whenever the set of withheld pictures changes. */
  withheld: withheldVersion.optional(),
});

export type ChangesAnswer = z.output<typeof changesAnswer>;

/** 'news:12,site:3', for a query. */
export function writeNumbers(numbers: ChangeNumbers): string {
  return Object.entries(numbers)
    .map(([name, at]) => `${name}:${at}`)
    .join(',');
}

/** Undefined if the text is not in this format. */
export function readNumbers(text: string): ChangeNumbers | undefined {
  if (text === '') return {};
  const pairs = text.split(',').map((pair) => {
    const [name = '', at = ''] = pair.split(':', 2);
    return [name, /^\d{1,15}$/.test(at) ? Number(at) : undefined];
  });
  return changeNumbers.safeParse(Object.fromEntries(pairs)).data;
}
