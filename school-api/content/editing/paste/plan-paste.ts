import type { Db } from '../../../db';
import { listNamed } from '../../lists/lists';
import { type ComparedRecord, readAllRecords } from '../apply-rows';
import { isPayable, UNPAYABLE } from '../charge';
import { findNotShown } from '../find-unseen';
import { type Choice, type Chosen, chooseColumns } from './choose-columns';
import { compare, type Plan } from './compare';
import type { PastedList } from './pasted-lists';
import { readRows, type WrongCell } from './read-rows';
import { MAX_BYTES, MAX_COLUMNS, MAX_ROWS, splitCells } from './split-cells';

type Pasted = {
  list: PastedList;
  text: string;
  choice: Choice;
  /** Records missing from the table go to the bin. */
  isWhole: boolean;
  now: Date;
};

type PastePlan =
  | { refused: string }
  /** Columns must be assigned first. */
  | { asks: Chosen; rows: readonly string[][] }
  | { plan: Plan; hash: string; rowCount: number; leftOut: readonly string[] };

/** What the table would change in the current list, without changing it. */
export async function planPaste(db: Db, pasted: Pasted): Promise<PastePlan> {
  const { list, text, choice, isWhole, now } = pasted;
  const rows = Buffer.byteLength(text) > MAX_BYTES ? undefined : splitCells(text);
  if (rows === undefined || rows.length > MAX_ROWS + 1) {
    return { refused: `That is too much at once. Paste at most ${MAX_ROWS} rows and 1 MB.` };
  }
  if (rows.length === 0) return { refused: 'There are no rows. Paste rows or choose a file.' };
  if (rows.some(({ length }) => length > MAX_COLUMNS)) {
    return {
      refused: `There are more than ${MAX_COLUMNS} columns. Copy only the columns of this list.`,
    };
  }
  const chosen = chooseColumns(list, rows, choice);
  if (!chosen.isClear) return { asks: chosen, rows };
  const { found, wrong, rowCount } = readRows({ rows, ...chosen });
  if (rowCount === 0) return { refused: 'There are no rows below the column names.' };
  const { records, hash } = await readAllRecords(db, list.list);
  const plan = compare(list, found, records, isWhole && wrong.length === 0);
  const stays = plan.gone.find(({ mustStay }) => mustStay !== undefined);
  if (stays !== undefined) {
    return {
      refused: `“${list.same.map((name) => stays.values[name]).join(', ')}” is missing. ${stays.mustStay}`,
    };
  }
  const unseen = found.flatMap(({ number, values }) =>
    findNotShown(listNamed(list.list), values, now).map(
      ({ field: { name, label: column }, why }) => {
        return { number, column, cell: String(values[name]), why };
      },
    ),
  );
  const all = [...wrong, ...unseen, ...plan.wrong, ...unpayable(list, plan, records)].sort(
    (a, b) => a.number - b.number,
  );
  return { plan: { ...plan, wrong: all }, hash, rowCount, leftOut: chosen.unknown };
}

/** The registration fee needs an amount; if there is no such fee, the first row becomes it. */
function unpayable(
  { list }: PastedList,
  { changed, added: [first] }: Plan,
  all: readonly ComparedRecord[],
): WrongCell[] {
  const isNone = list === 'fees' && all.every(({ mustStay }) => mustStay === undefined);
  if (isNone && first !== undefined && !isPayable(first.values)) {
    return [{ number: first.number, cell: String(first.values.amount ?? ''), why: UNPAYABLE }];
  }
  return changed.flatMap(({ number, known, cells }) => {
    const cell = cells.find(({ column }) => column.field.name === 'amount');
    if (known.mustStay === undefined || cell === undefined) return [];
    if (isPayable({ amount: cell.to })) return [];
    return [
      { number, column: cell.column.field.label, cell: String(cell.to ?? ''), why: UNPAYABLE },
    ];
  });
}
