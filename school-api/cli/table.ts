import { schoolTime } from './dates';

/** One row as the office sees it: names of fields, and what stands in them. */
export type OfficeRecord = Record<string, string | number | Date | null>;

const WIDEST = 40;

export function cellText(value: OfficeRecord[string] | undefined): string {
  if (value == null) return '';
  return value instanceof Date ? schoolTime(value) : String(value);
}

/** What a visitor has written must not steer the terminal. */
function harmless(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ');
}

function cell(value: OfficeRecord[string] | undefined): string {
  const text = harmless(cellText(value));
  const signs = [...text];
  return signs.length > WIDEST ? `${signs.slice(0, WIDEST - 1).join('')}…` : text;
}

/** Rows below their headings, each column as wide as it needs to be. */
export function textTable(columns: readonly string[], rows: readonly OfficeRecord[]): string {
  const lines = [columns.map(heading), ...rows.map((row) => columns.map((c) => cell(row[c])))];
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => (line[i] ?? '').length)));
  return lines
    .map((line) => line.map((text, i) => text.padEnd(widths[i] ?? 0)).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

function heading(column: string): string {
  return column.replaceAll('_', ' ').toUpperCase();
}

/** One record with all that it has, a line or more for each field. */
export function textRecord(record: OfficeRecord): string {
  const width = Math.max(...Object.keys(record).map((name) => name.length));
  return Object.entries(record)
    .map(([name, value]) => `${name.padEnd(width)}  ${indented(cellText(value), width)}\n`)
    .join('');
}

function indented(text: string, width: number): string {
  return text
    .split(/\r?\n/)
    .map(harmless)
    .join(`\n${' '.repeat(width + 2)}`);
}
