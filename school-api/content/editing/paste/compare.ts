import type { FieldValues } from '../../lists/list';
import { differs, groupBy, isShown, type Known, keyOf, matchRows } from './match-rows';
import type { PastedColumn, PastedList } from './pasted-lists';
import type { PastedRow, WrongCell } from './read-rows';

type ChangedCell = { column: PastedColumn; from: unknown; to: unknown };
type ChangedRow = { number: number; known: Known; cells: readonly ChangedCell[] };

export type Plan = {
  added: readonly PastedRow[];
  changed: readonly ChangedRow[];
  /** Rows that the site already has unchanged. */
  same: number;
  /** Unpublished records that equal their rows; they stay unpublished. */
  away: readonly Known[];
  /** Published records missing from the table; only for 'this is the whole list'. */
  gone: readonly Known[];
  /** New rows that share a name: two people, or a duplicate? */
  twice: readonly PastedRow[];
  wrong: readonly WrongCell[];
};

export function compare(
  list: PastedList,
  rows: readonly PastedRow[],
  all: readonly Known[],
  isWhole: boolean,
): Plan {
  const { pairs, wrong, gone } = matchRows(list, rows, all);
  const added: PastedRow[] = [];
  const changed: ChangedRow[] = [];
  const same: Known[] = [];
  for (const { row, known } of pairs) {
    const cells = known ? changedCells(list, row.values, known.values) : [];
    if (known === undefined) added.push(row);
    else if (cells.length > 0) changed.push({ number: row.number, known, cells });
    else same.push(known);
  }
  const shown = same.filter(isShown).length;
  const away = same.filter((known) => !isShown(known));
  const left = isWhole ? gone.filter(isMeant(list, rows)) : [];
  const byName = groupBy(rows, ({ values }) => keyOf(list, values));
  const twice = added.filter(({ values }) => (byName.get(keyOf(list, values))?.length ?? 0) > 1);
  return { added, changed, same: shown, away, wrong, twice, gone: left };
}

function changedCells(list: PastedList, pasted: FieldValues, known: FieldValues): ChangedCell[] {
  return list.columns
    .filter((column) => differs(column, pasted, known))
    .map((column) => {
      const { name } = column.field;
      return { column, from: known[name], to: pasted[name] };
    });
}

/** A table for one class and year does not cover the others. */
function isMeant({ wholeOf }: PastedList, rows: readonly PastedRow[]) {
  const scopeOf = (values: FieldValues) => JSON.stringify(wholeOf.map((name) => values[name]));
  const scopes = new Set(rows.map(({ values }) => scopeOf(values)));
  return (known: Known) => isShown(known) && scopes.has(scopeOf(known.values));
}
