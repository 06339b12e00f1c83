import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db';
import { type RecordKey, TABLES } from '../record-key';
import { storeStates } from '../states/set-state';

type Author = { person: { id: number; name: string }; now: Date };
type Move = { from: string; to: string; where?: (table: Answered) => SQL };
type Answered = (typeof TABLES)['messages' | 'transfers'];

/** For records that nobody has worked on yet. */
export const markAnswered = (tx: Db, keys: readonly RecordKey[], by: Author) =>
  move(tx, keys, { from: 'new', to: 'answered' }, by);

/** Records whose letter from that time was recalled. */
export function markUnanswered(tx: Db, keys: readonly RecordKey[], writtenAt: Date, by: Author) {
  const where = ({ officeStateAt }: Answered) => eq(officeStateAt, writtenAt);
  return move(tx, keys, { from: 'answered', to: 'new', where }, by);
}

async function move(tx: Db, keys: readonly RecordKey[], { from, to, where }: Move, by: Author) {
  for (const kind of ['messages', 'transfers'] as const) {
    const table = TABLES[kind];
    const ids = keys.flatMap((key) => (key.kind === kind ? [Number(key.id)] : []));
    if (ids.length === 0) continue;
    const rows = await tx
      .select({ id: table.id, before: table.officeState })
      .from(table)
      .where(and(inArray(table.id, ids), eq(table.officeState, from), where?.(table)))
      .orderBy(asc(table.id))
      .for('update');
    await storeStates(tx, kind, rows, { to, ...by });
  }
}
