import type { Values } from './check-record';
import type { Kind } from './kinds';

/** Where the files lie: below the folder, and below the site's address. */
export const MEDIA_FOLDER = 'media';
const MEDIA_PATH = '/media/';
const IN_HTML = /\b(?:src|href|poster)\s*=\s*["'](\/media\/[^"']+)["']/gi;

export type NamedFile = { field: string; path: string };

/** The files of ours that a record names, as paths below /media/. */
export function filesNamed(
  fields: readonly { name: string; column: string; kind: Kind }[],
  values: Values,
): NamedFile[] {
  return fields.flatMap(({ name, column, kind }) => {
    const value = values[column];
    if (typeof value !== 'string') return [];
    return addressesIn(value, kind).map((address) => ({
      field: name,
      path: address.slice(MEDIA_PATH.length),
    }));
  });
}

function addressesIn(value: string, { names }: Kind): string[] {
  if (names === 'file') return value.startsWith(MEDIA_PATH) ? [value] : [];
  if (names === 'nothing') return [];
  return [...value.matchAll(IN_HTML)].map(([, address = '']) => address);
}
