import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../../mail';
import type { FieldValues } from '../../lists/list';
import { readText } from '../../lists/read-text';
import { type Columns, plainName } from './match-columns';
import type { PastedColumn } from './pasted-lists';

/** `number` as in the spreadsheet: the first row is 1. `column` is missing if the row itself is wrong. */
export type WrongCell = { number: number; column?: string; cell: string; why: string };
export type PastedRow = { number: number; values: FieldValues };

/** A value missing from the table, set once for all rows. */
type ForAll = readonly { column: PastedColumn; cell: string }[];

type Table = { rows: readonly string[][]; hasHead: boolean; columns: Columns; forAll: ForAll };

/** Each row's values by field, and each invalid cell. */
export function readRows({ rows, hasHead, columns, forAll }: Table) {
  const found: PastedRow[] = [];
  const wrong: WrongCell[] = [];
  let rowCount = 0;
  for (const [index, row] of rows.entries()) {
    if ((index === 0 && hasHead) || row.every((cell) => cell.trim() === '')) continue;
    const number = index + 1;
    const cells = [
      ...columns.flatMap((column, at) => (column ? [{ column, cell: row[at] ?? '' }] : [])),
      ...forAll,
    ];
    const values: FieldValues = {};
    const before = wrong.length;
    rowCount += 1;
    for (const { column, cell } of cells) {
      const read = readCell(column, cell);
      if ('wrong' in read)
        wrong.push({ number, column: column.field.label, cell, why: read.wrong });
      else values[column.field.name] = read.value;
    }
    if (wrong.length === before) found.push({ number, values });
  }
  return { found, wrong, rowCount };
}

type Read = { value: unknown } | { wrong: string };

/** A cell's value as stored, or its error. */
export function readCell(column: PastedColumn, cell: string): Read {
  const parsed = column.field.type.schema.safeParse(writtenIn(column, cell.trim()));
  if (parsed.success) return { value: parsed.data };
  if (cell.trim() === '') return { wrong: 'is empty' };
  return { wrong: parsed.error.issues[0]?.message ?? 'is not valid' };
}

function writtenIn({ field: { type }, values }: PastedColumn, text: string): unknown {
  if (type.input === 'html') return text === '' ? undefined : asHtml(text);
  const name = plainName(text);
  if (Object.hasOwn(values, name)) return values[name];
  return readText(type, inOneLine(text));
}

const BREAKS: ReadonlySet<string> = new Set([
  ...['p', 'div', 'br', 'li', 'ul', 'ol', 'tr', 'blockquote'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/** The visible text on one line, to detect that a pasted text is the same. */
export function readableText(html: string): string {
  let text = '';
  const parser = new Parser({
    ontext: (part) => {
      text += part;
    },
    onopentagname: (name) => {
      if (BREAKS.has(name)) text += ' ';
    },
  });
  parser.end(html);
  return inOneLine(text);
}

/** A cell is text: its characters are shown, never executed. Empty lines start a paragraph. */
export function asHtml(cell: string): string {
  const paragraphs: string[][] = [[]];
  for (const line of cell.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') paragraphs.push([]);
    else paragraphs.at(-1)?.push(escapeHtml(line.trim()));
  }
  const filled = paragraphs.filter((lines) => lines.length > 0);
  return filled.map((lines) => `<p>${lines.join('<br>')}</p>`).join('');
}

export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
