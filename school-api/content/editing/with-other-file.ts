import { plainAddress } from '@/contract/withheld-pictures';
import type { List } from '../lists/list';
import type { FieldValues } from './types';

const IN_HTML = /(\b(?:src|href|poster)\s*=\s*)(["'])([^"']*)\2/gi;

/**
 * The values with another address in place of one, in file fields and inside rich texts; whichever point of
 * a picture is kept in view.
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
      value.replace(IN_HTML, (whole, before: string, quote: string, address: string) =>
        isIt(address) ? `${before}${quote}${to}${quote}` : whole,
      ),
    ] as const;
  });
  return Object.fromEntries(changed);
}
