import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { type Db, officeStates } from '../../db';
import { owner, type RecordKey, TABLES } from '../record-key';

type By = { person: { id: number; name: string }; now: Date };
type Move = { from: string; to: string; where?: (table: Answered) => SQL };
type Answered = (typeof TABLES)['messages' | 'transfers'];

/** Records that nobody has worked on yet. */
export const markAnswered = (tx: Db, keys: readonly RecordKey[], by: By) =>
  move(tx, keys, { from: 'new', to: 'answered' }, by);

/** Those whose letter, written at that moment, was recalled. */
export function markUnanswered(tx: Db, keys: readonly RecordKey[], writtenAt: Date, by: By) {
  const where = ({ officeStateAt }: Answered) => eq(officeStateAt, writtenAt);
  return move(tx, keys, { from: 'answered', to: 'new', where }, by);
}

async function move(tx: Db, keys: readonly RecordKey[], { from, to, where }: Move, by: By) {
  const { person, now } = by;
  for (const kind of ['messages', 'transfers'] as const) {
    const table = TABLES[kind];
    const ids = keys.flatMap((key) => (key.kind === kind ? [Number(key.id)] : []));
    if (ids.length === 0) continue;
    const moved = await tx
      .update(table)
      .set({ officeState: to, officeStateAt: now, officeStateBy: person.name })
      .where(and(inArray(table.id, ids), eq(table.officeState, from), where?.(table)))
      .returning({ id: table.id });
    if (moved.length === 0) continue;
    const who = { personId: person.id, personName: person.name, setAt: now };
    const rows = moved.map(({ id }) => ({
      ...owner({ kind, id }),
      before: from,
      after: to,
      ...who,
    }));
    await tx.insert(officeStates).values(rows);
  }
}
