import { type Columns, type Matched, matchColumns, plainName, unknownHeads } from './match-columns';
import type { PastedColumn, PastedList } from './pasted-lists';
import { readCell } from './read-rows';

/** A person's decisions about the columns; initially none. */
export type Choice = {
  /** The field of each column, '' if it is left out; empty until asked. */
  fields: readonly string[];
  hasHead: boolean;
  /** Values for all rows, by field. */
  forAll: Readonly<Record<string, string>>;
  /** Columns without a field are left out. */
  mayLeaveOut: boolean;
  /** The headings it refers to (`headsOf`); for other rows the person is asked again. */
  heads?: string;
};

export const NO_CHOICE: Choice = { fields: [], hasHead: false, forAll: {}, mayLeaveOut: false };

export type Chosen = Matched & {
  forAll: readonly { column: PastedColumn; cell: string }[];
  /** Errors: a field that is missing, given twice, or with an invalid value for all rows. */
  missing: readonly PastedColumn[];
  double: readonly PastedColumn[];
  wrongForAll: readonly { column: PastedColumn; why: string }[];
  isClear: boolean;
};

export function chooseColumns(list: PastedList, rows: readonly string[][], wanted: Choice): Chosen {
  const choice = wanted.heads === undefined || wanted.heads === headsOf(rows) ? wanted : NO_CHOICE;
  const matched =
    choice.fields.length > 0 ? asChosen(list, rows, choice) : matchColumns(list, rows);
  const matchedColumns = new Set(matched.columns);
  const forAll = list.columns.flatMap((column) => {
    const cell = choice.forAll[column.field.name]?.trim() ?? '';
    return matchedColumns.has(column) || cell === '' ? [] : [{ column, cell }];
  });
  const wrongForAll = forAll.flatMap(({ column, cell }) => {
    const read = readCell(column, cell);
    return 'wrong' in read ? [{ column, why: read.wrong }] : [];
  });
  const known = new Set([...matchedColumns, ...forAll.map(({ column }) => column)]);
  const missing = list.columns.filter(
    (column) => list.same.includes(column.field.name) && !known.has(column),
  );
  const double = list.columns.filter((column) => countOf(matched.columns, column) > 1);
  const mayLeave = matched.unknown.length === 0 || choice.mayLeaveOut;
  const isClear = mayLeave && missing.length + double.length + wrongForAll.length === 0;
  return { ...matched, forAll, missing, double, wrongForAll, isClear };
}

/** Distinguishes rows with different headings. */
export const headsOf = ([first = []]: readonly string[][]) => first.map(plainName).join(' | ');

function asChosen(list: PastedList, rows: readonly string[][], choice: Choice): Matched {
  const matched = matchColumns(list, rows);
  const columns = matched.columns.map((_, index) =>
    list.columns.find(({ field }) => field.name === choice.fields[index]),
  );
  const { hasHead } = choice;
  return { hasHead, columns, unknown: unknownHeads(rows, columns, hasHead) };
}

const countOf = (columns: Columns, column: PastedColumn) =>
  columns.filter((one) => one === column).length;
