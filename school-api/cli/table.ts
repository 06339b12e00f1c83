import { cellText, type OfficeRecord } from '../records';

const MAX_CELL_WIDTH = 40;

/** Removes escape sequences and bidirectional controls from visitors' input. */
function stripControls(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ');
}

function cell(value: OfficeRecord[string] | undefined): string {
  const text = stripControls(cellText(value));
  const characters = [...text];
  return characters.length > MAX_CELL_WIDTH
    ? `${characters.slice(0, MAX_CELL_WIDTH - 1).join('')}…`
    : text;
}

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
