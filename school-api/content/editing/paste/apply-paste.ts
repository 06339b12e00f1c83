import type { Db } from '../../../db';
import { applyRows } from '../apply-rows';
import type { Agreed } from '../charge';
import type { Plan } from './compare';
import type { PastedList } from './pasted-lists';
import { PASTE } from './undo-paste';

type Apply = { list: PastedList; plan: Plan; hash: string; by: string; agreed?: Agreed };

/** All of it or nothing. False when somebody has changed the list since `hash`. */
export function applyPaste(
  db: Db,
  now: Date,
  { list, plan, hash, by, agreed }: Apply,
): Promise<boolean> {
  if (plan.wrong.length > 0) throw new Error('a table with a wrong cell is not to be applied');
  const changed = plan.changed.map(({ known, cells }) => ({
    id: known.id,
    values: Object.fromEntries(cells.map(({ column, to }) => [column.field.name, to])),
  }));
  const added = plan.added.map(({ values }) => values);
  const gone = plan.gone.map(({ id }) => id);
  const rows = { list: list.list, added, changed, gone };
  return applyRows(db, { ...rows, by, what: PASTE, basedOn: hash, agreed }, now);
}
