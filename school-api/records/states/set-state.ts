import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { type Db, officeStates } from '../../db';
import { COLUMNS, owner, type RecordId, type RecordKey, TABLES } from '../record-key';
import { among } from '../rows/keys';
import { isStateKind, isStateOf, type StateKind } from './states';

export type StateKey = Extract<RecordKey, { kind: StateKind }>;

export const isStateKey = (key: RecordKey): key is StateKey => isStateKind(key.kind);

export type OfficeState = { state: string; at: Date | null; by: string };

/** Identifies the state a page was based on; another one since then makes a save stale. */
export const stateStamp = ({ state, at }: OfficeState) => `${state} ${at?.getTime() ?? 0}`;

type Change = { to: string; person: { id: number; name: string }; now: Date };

/** From `stateStamp`; undefined if no page showed it. */
type SeenRecord = { id: RecordId; seen: string | undefined };

export type StateChange = { id: RecordId } & (
  | { done: true; before: string }
  | { done: false; why: 'unknown record' | 'unknown state' | 'stale' }
);

/**
 * Sets the state of records of one kind in one transaction, except those that somebody else has changed
 * since they were shown. Returns an outcome for each, in order.
 */
export function setStates(
  db: Db,
  kind: StateKind,
  wanted: readonly SeenRecord[],
  { to, person, now }: Change,
): Promise<StateChange[]> {
  return db.transaction(async (tx) => {
    const ids = wanted.map(({ id }) => id);
    const current = await lockStates(tx, kind, ids);
    const outcomes = wanted.map(({ id, seen }): StateChange => {
      const stored = current.get(id);
      if (!isStateOf(kind, to)) return { id, done: false, why: 'unknown state' };
      if (stored === undefined) return { id, done: false, why: 'unknown record' };
      if (seen !== undefined && stateStamp(stored) !== seen)
        return { id, done: false, why: 'stale' };
      return { id, done: true, before: stored.state };
    });
    const changed = outcomes.flatMap((one) => (one.done && one.before !== to ? one : []));
    await storeStates(tx, kind, changed, { to, person, now });
    return outcomes;
  });
}

type Before = { id: RecordId; before: string };

/** For locked records: sets the state, and records it in their history. */
export async function storeStates(
  tx: Db,
  kind: StateKind,
  changed: readonly Before[],
  { to, person, now }: Change,
): Promise<void> {
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  const set = { officeState: to, officeStateAt: now, officeStateBy: person.name };
  await tx.update(TABLES[kind]).set(set).where(among(TABLES[kind].id, ids));
  const how = { after: to, personId: person.id, personName: person.name, setAt: now };
  const rows = changed.map(({ id, before }) => ({ ...owner({ kind, id }), before, ...how }));
  await tx.insert(officeStates).values(rows);
}

/** Locks the rows until the transaction ends, always in the same order. */
async function lockStates(db: Db, kind: StateKind, ids: readonly RecordId[]) {
  const { id, officeState, officeStateAt, officeStateBy } = TABLES[kind];
  const rows = await db
    .select({ id, state: officeState, at: officeStateAt, by: officeStateBy })
    .from(TABLES[kind])
    .where(among(id, ids))
    .orderBy(asc(id))
    .for('update');
  return new Map<RecordId, OfficeState>(rows.map(({ id: key, ...state }) => [key, state]));
}

/** A person's state changes at one time, for one kind: the records, with their previous states. */
export async function statesSetAt(
  db: Db,
  kind: StateKind,
  { person, at }: { person: number; at: Date },
) {
  const record = officeStates[COLUMNS[kind]];
  const { before, after, personId, setAt } = officeStates;
  const rows = await db
    .select({ id: record, before, after })
    .from(officeStates)
    .where(and(eq(personId, person), eq(setAt, at), isNotNull(record)));
  return rows.flatMap(({ id, ...set }) => (id === null ? [] : { id, ...set }));
}
