import { formatNewsDate } from '../lists/news-date';
import type { EditedList } from './edited-list';
import type { FieldValues } from './types';

/** A row of a list's table, by column. */
export type Row = Record<string, unknown>;

/** What a row holds, by the folder's field names, as JSON. */
export function valuesOf({ fields }: EditedList, row: Row): FieldValues {
  return Object.fromEntries(
    fields.map(({ name, column }) => {
      const value = row[column];
      return [name, value instanceof Date ? formatNewsDate(value) : (value ?? null)];
    }),
  );
}

/** The columns of a row; values were checked when they were saved. */
export function columnsOf({ fields }: EditedList, values: FieldValues): Row {
  return Object.fromEntries(
    fields.flatMap(({ name, column, type }) => {
      const parsed = type.schema.safeParse(values[name] ?? undefined);
      return parsed.success ? [[column, parsed.data] as const] : [];
    }),
  );
}

/** One text for each input of the form. */
export function formTexts({ fields }: EditedList, values: FieldValues): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      const value = values[name];
      if (type.input === 'social-links') return socialTexts(name, value);
      if (type.input === 'check') return [[name, value === true ? 'yes' : '']];
      return [[name, value === null || value === undefined ? '' : String(value)]];
    }),
  );
}

function socialTexts(name: string, value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, text]) => {
    if (key.endsWith('_status')) return [`${name}.${key}`, text === 1 ? 'yes' : ''];
    return [`${name}.${key}`, String(text)];
  });
}

/** What a form for a new record begins with. */
export function newValues({ fields }: EditedList): FieldValues {
  return Object.fromEntries(
    fields.map(({ name, type }) => [name, type.input === 'check' ? type.checked : null]),
  );
}
