import type { Values } from './check-record';
import type { FieldType } from './field-types';

export const MEDIA_FOLDER = 'media';
const MEDIA_PATH = '/media/';
const IN_HTML = /\b(?:src|href|poster)\s*=\s*["'](\/media\/[^"']+)["']/gi;

export type NamedFile = { field: string; path: string };

/** The media files that a record refers to, as paths below /media/. */
export function filesNamed(
  fields: readonly { name: string; column: string; type: FieldType }[],
  values: Values,
): NamedFile[] {
  return fields.flatMap(({ name, column, type }) => {
    const value = values[column];
    if (typeof value !== 'string') return [];
    return addressesIn(value, type).map((address) => ({
      field: name,
      path: address.slice(MEDIA_PATH.length),
    }));
  });
}

function addressesIn(value: string, { references }: FieldType): string[] {
  if (references === 'file') return value.startsWith(MEDIA_PATH) ? [value] : [];
  if (references === 'none') return [];
  return [...value.matchAll(IN_HTML)].map(([, address = '']) => address);
}
