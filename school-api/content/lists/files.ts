import { plainAddress } from '@/contract/withheld-pictures';
import { type FieldType, linesOf } from './field-types';
import type { Field, FieldValues, List } from './list';

const MEDIA = '/media/';
const ATTRIBUTE = /(\b(?:src|href|poster)\s*=\s*)(["'])([^"']*)\2/gi;

type NamedFile = { field: string; path: string };

/** Media files used by a record, by address ('/media/…'). */
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
  const named = [...value.matchAll(ATTRIBUTE)].map(([, , , address = '']) => address);
  return named.filter((address) => address.startsWith(MEDIA));
}

/** Path below the media folders. */
export const placeOfFile = (address: string) => address.slice(MEDIA.length);

/**
 * The values with one address replaced, in file fields and inside rich texts, whatever a picture's focus
 * point.
 */
export function withOtherFile(
  { fields }: List,
  values: FieldValues,
  from: string,
  to: string,
): FieldValues {
  const isIt = (address: string) => plainAddress(address) === plainAddress(from);
  const changed = fields.map(({ name, type }) => {
    const value = values[name] ?? null;
    if (typeof value !== 'string' || type.references === 'none') return [name, value] as const;
    if (type.references === 'file' || type.references === 'lines') {
      const lines = value.split('\n').map((line) => (isIt(line) ? to : line));
      return [name, lines.join('\n')] as const;
    }
    return [
      name,
      value.replace(ATTRIBUTE, (whole, before: string, quote: string, address: string) =>
        isIt(address) ? `${before}${quote}${to}${quote}` : whole,
      ),
    ] as const;
  });
  return Object.fromEntries(changed);
}
