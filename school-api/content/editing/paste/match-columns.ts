import type { PastedColumn, PastedList } from './pasted-lists';

/** The field of each column; undefined if it is left out. */
export type Columns = readonly (PastedColumn | undefined)[];

export type Matched = {
  /** The first row names the columns. */
  hasHead: boolean;
  columns: Columns;
  /** Headings without a field, as written. */
  unknown: readonly string[];
};

/** Finds the fields by the first row. If two columns match a field, the first gets it. */
export function matchColumns(
  { columns }: Pick<PastedList, 'columns'>,
  rows: readonly string[][],
): Matched {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const head = Array.from({ length: width }, (_, index) => rows[0]?.[index]?.trim() ?? '');
  const taken = new Set<PastedColumn>();
  const matched = head.map((cell) => {
    const column = columns.find((one) => !taken.has(one) && namesOf(one).has(plainName(cell)));
    if (column !== undefined) taken.add(column);
    return column;
  });
  const hasHead = taken.size > 0;
  return { hasHead, columns: matched, unknown: hasHead ? unknownHeads(rows, matched, true) : [] };
}

/** Headings of columns without a field, except empty ones. */
export function unknownHeads(
  rows: readonly string[][],
  columns: Columns,
  hasHead: boolean,
): string[] {
  return columns.flatMap((column, index) => {
    const isEmpty = rows.every((row) => (row[index] ?? '').trim() === '');
    if (column !== undefined || isEmpty) return [];
    return [(hasHead && rows[0]?.[index]?.trim()) || `column ${index + 1}`];
  });
}

function namesOf({ field, names }: PastedColumn): ReadonlySet<string> {
  return new Set([field.name, field.label, ...names].map(plainName));
}

/** Ignores case, spaces and punctuation, so that 'Scheduled date:' matches 'scheduled_date'. */
export function plainName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}%₹]/gu, '');
}
