import type { InputKind } from '../../lists/field-types';
import { plainName } from './match-columns';
import type { PastedColumn } from './pasted-lists';
import { asHtml, inOneLine } from './plain-text';
import { readAmount } from './read-amount';
import { readDay } from './read-day';

type Read = { value: unknown } | { wrong: string };
type Reader = (cell: string) => Read;

/** How a cell of each kind is written; all others are text in one line. */
const READERS: Readonly<Partial<Record<InputKind, Reader>>> = {
  day: read(readDay, 'is not a day: write it as 13/12/2026'),
  rupees: read(readAmount, 'is not an amount: write it as 1,500 or 1500.50'),
  number: read(readNumber, 'is not a number such as 2026'),
  html: (cell) => ({ value: asHtml(cell) }),
};

/** The value of a cell as the list has it, or what is wrong with it. */
export function readCell({ field, values }: PastedColumn, cell: string): Read {
  const text = cell.trim();
  const reader = READERS[field.type.input];
  const given = reader ? (text === '' ? { value: undefined } : reader(text)) : textOf(text, values);
  if ('wrong' in given) return given;
  const parsed = field.type.schema.safeParse(given.value);
  if (parsed.success) return { value: parsed.data };
  return { wrong: text === '' ? 'is empty' : (parsed.error.issues[0]?.message ?? 'is not right') };
}

function textOf(text: string, values: PastedColumn['values']): Read {
  const name = plainName(text);
  return { value: Object.hasOwn(values, name) ? values[name] : inOneLine(text) };
}

function read(reader: (cell: string) => unknown, wrong: string): Reader {
  return (cell) => {
    const value = reader(cell);
    return value === undefined ? { wrong } : { value };
  };
}

function readNumber(cell: string): number | undefined {
  return /^\d{1,9}$/.test(cell) ? Number(cell) : undefined;
}
