import { type FieldType, linesOf } from './field-types';
import type { Field, FieldValues } from './list';

const MEDIA = '/media/';
const IN_HTML = /\b(?:src|href|poster)\s*=\s*["'](\/media\/[^"']+)["']/gi;

export type NamedFile = { field: string; path: string };

/** The files of the media folders that a record names, by their address ('/media/…'). */
export function filesNamed(fields: readonly Field[], values: FieldValues): NamedFile[] {
  return fields.flatMap(({ name, type }) => {
    const value = values[name];
    if (typeof value !== 'string') return [];
    return addressesIn(value, type).map((path) => ({ field: name, path }));
  });
}

function addressesIn(value: string, { references }: FieldType): string[] {
  if (references === 'file') return value.startsWith(MEDIA) ? [value] : [];
  if (references === 'lines') return linesOf(value).filter((line) => line.startsWith(MEDIA));
  if (references === 'none') return [];
  return [...value.matchAll(IN_HTML)].map(([, address = '']) => address);
}

/** Below the media folders. */
export const placeOfFile = (address: string) => address.slice(MEDIA.length);
