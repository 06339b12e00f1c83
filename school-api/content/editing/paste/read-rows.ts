import type { FieldValues } from '../types';
import type { Columns } from './match-columns';
import type { PastedColumn } from './pasted-lists';
import { readCell } from './read-cell';

/** `number` is that of the spreadsheet: the first row is 1. `column` is missing where the row is meant. */
export type Wrong = { number: number; column?: string; cell: string; why: string };
export type PastedRow = { number: number; values: FieldValues };

/** A value that the table does not have, given once for all rows. */
export type ForAll = readonly { column: PastedColumn; cell: string }[];

type Table = { rows: readonly string[][]; hasHead: boolean; columns: Columns; forAll: ForAll };

/** The values of each row by field, and each cell that is wrong. */
export function readRows({ rows, hasHead, columns, forAll }: Table) {
  const found: PastedRow[] = [];
  const wrong: Wrong[] = [];
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
