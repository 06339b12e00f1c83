import type { RecordKind } from '../record-key';

/** What a text may contain in braces, by the kind of record that it is about. */
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

/** Of one kind, or of any. */
export const placeholdersOf = (kind?: RecordKind): readonly Placeholder[] =>
  kind === undefined ? PLACEHOLDERS.applications : PLACEHOLDERS[kind];

const BRACES = /\{([^{}]*)\}/g;

const namesIn = (text: string) => [...text.matchAll(BRACES)].map(([, name = '']) => name);

/** Those that nothing can be put in place of, each once. */
export function unknownPlaceholders(text: string, kind?: RecordKind): string[] {
  const known: readonly string[] = placeholdersOf(kind);
  return [...new Set(namesIn(text))].filter((name) => !known.includes(name));
}

/** The first one without a value. */
export function missingValue(text: string, values: PlaceholderValues): string | undefined {
  return namesIn(text).find((name) => !valueIn(values, name));
}

/** In one pass, so that braces in a value stay as they are. */
export function fillIn(text: string, values: PlaceholderValues): string {
  return text.replace(BRACES, (whole, name: string) => valueIn(values, name) || whole);
}

function valueIn(values: PlaceholderValues, name: string): string | undefined {
  return Object.entries(values).find(([known]) => known === name)?.[1];
}
