import type { RecordKind } from '../record-key';

/** Allowed placeholders in a text, by kind of record. */
const PLACEHOLDERS = {
  applications: ['name', 'child', 'class', 'test date', 'number', 'answer day'],
  donations: ['name', 'number'],
  'offline-donations': ['name', 'number'],
  messages: ['name'],
  jobs: ['name'],
  transfers: ['name', 'number'],
} as const satisfies Record<RecordKind, readonly string[]>;

export type Placeholder = (typeof PLACEHOLDERS)[RecordKind][number];
export type PlaceholderValues = Partial<Record<Placeholder, string>>;

/** For one kind, or for any. */
export const placeholdersOf = (kind?: RecordKind): readonly Placeholder[] =>
  kind === undefined ? PLACEHOLDERS.applications : PLACEHOLDERS[kind];

const BRACES = /\{([^{}]*)\}/g;

const namesIn = (text: string) => [...text.matchAll(BRACES)].map(([, name = '']) => name);

/** Placeholders without a meaning, without duplicates. */
export function unknownPlaceholders(text: string, kind?: RecordKind): string[] {
  const known: readonly string[] = placeholdersOf(kind);
  return [...new Set(namesIn(text))].filter((name) => !known.includes(name));
}

/** The first placeholder without a value. */
export function missingValue(text: string, values: PlaceholderValues): string | undefined {
  return namesIn(text).find((name) => !valueIn(values, name));
}

/** In one pass, so that braces within values stay. */
export function fillIn(text: string, values: PlaceholderValues): string {
  return text.replace(BRACES, (whole, name: string) => valueIn(values, name) || whole);
}

function valueIn(values: PlaceholderValues, name: string): string | undefined {
  return Object.entries(values).find(([known]) => known === name)?.[1];
}
