import type { FieldValues, List } from '../lists/list';

/** One text for each input of the form. */
export function formTexts({ fields }: List, values: FieldValues): Record<string, string> {
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
export function newValues({ fields }: List): FieldValues {
  return Object.fromEntries(
    fields.map(({ name, type }) => [name, type.input === 'check' ? type.checked : null]),
  );
}
