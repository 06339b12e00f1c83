import { readText } from '../../lists/read-text';
import { plainName } from './match-columns';
import type { PastedColumn } from './pasted-lists';
import { asHtml, inOneLine } from './plain-text';

type Read = { value: unknown } | { wrong: string };

/** The value of a cell as the list has it, or what is wrong with it. */
export function readCell(column: PastedColumn, cell: string): Read {
  const parsed = column.field.type.schema.safeParse(writtenIn(column, cell.trim()));
  if (parsed.success) return { value: parsed.data };
  if (cell.trim() === '') return { wrong: 'is empty' };
  return { wrong: parsed.error.issues[0]?.message ?? 'is not right' };
}

function writtenIn({ field: { type }, values }: PastedColumn, text: string): unknown {
  if (type.input === 'html') return text === '' ? undefined : asHtml(text);
  const name = plainName(text);
  if (Object.hasOwn(values, name)) return values[name];
  return readText(type, inOneLine(text));
}
