import type { List } from '../lists/list';
import { parseNewsDate } from '../lists/news-date';
import type { FieldValues } from './types';

const LONGEST_LABEL = 120;
const LONGEST_WORDS = 2_000;

/** What is kept beside the values of a record: what it is called, found by and ordered by. */
export function factsOf(list: List, values: FieldValues) {
  return {
    label: labelOf(list, values),
    words: wordsOf(list, values),
    slug: typeof values.slug === 'string' ? values.slug : null,
    datedAt: typeof values.date === 'string' ? (parseNewsDate(values.date) ?? null) : null,
  };
}

function labelOf({ same, one, fields }: List, values: FieldValues): string {
  const isFile = (name: string) =>
    fields.some((field) => field.name === name && field.type.references === 'file');
  const names = same.filter((name) => !isFile(name));
  const parts = names.map((name) => plain(values[name])).filter((text) => text !== '');
  return (parts.join(', ') || `A ${one} without a name`).slice(0, LONGEST_LABEL);
}

function wordsOf({ fields }: List, values: FieldValues): string {
  const texts = fields
    .filter(({ type }) => type.input !== 'html')
    .map(({ name }) => plain(values[name]));
  return texts.join(' ').toLowerCase().slice(0, LONGEST_WORDS);
}

/** Titles may hold emphasis. */
function plain(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
