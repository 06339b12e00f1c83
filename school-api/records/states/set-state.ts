import { eq } from 'drizzle-orm';
import { applications, contactMessages, type Db, jobApplications, officeStates } from '../../db';
import { owner, type RecordKey } from '../record-key';
import { isStateOf, type StateKind } from './states';

const tables = {
  applications,
  messages: contactMessages,
  jobs: jobApplications,
} as const satisfies Record<StateKind, unknown>;

export type StateKey = Extract<RecordKey, { kind: StateKind }>;

export const isStateKey = (key: RecordKey): key is StateKey => Object.hasOwn(tables, key.kind);

export type OfficeState = { state: string; at: Date | null; by: string };

/** Names the state that a page was made with; another one since then makes a save stale. */
export const seenState = ({ state, at }: OfficeState) => `${state} ${at?.getTime() ?? 0}`;

type Change = {
  to: string;
  /** What the page was made with, by `seenState`. */
  seen: string;
  person: { id: number; name: string };
  now: Date;
};

export type StateChange =
  | { done: true; before: string }
  | { done: false; why: 'unknown record' | 'unknown state' }
  | { done: false; why: 'stale'; current: OfficeState };

/** Sets the state of a record, unless somebody else has set another since it was shown. */
export function setState(
  db: Db,
  key: StateKey,
  { to, seen, person, now }: Change,
): Promise<StateChange> {
  return db.transaction(async (tx) => {
    if (!isStateOf(key.kind, to)) return { done: false, why: 'unknown state' };
    const current = await lockState(tx, key);
    if (current === undefined) return { done: false, why: 'unknown record' };
    if (seenState(current) !== seen) return { done: false, why: 'stale', current };
    const before = current.state;
    if (before === to) return { done: true, before };
    const set = { officeState: to, officeStateAt: now, officeStateBy: person.name };
    await tx.update(tables[key.kind]).set(set).where(eq(tables[key.kind].id, key.id));
    const who = { personId: person.id, personName: person.name };
    await tx.insert(officeStates).values({ ...owner(key), before, after: to, ...who, setAt: now });
    return { done: true, before };
  });
}

/** Locks the row until the transaction ends. */
async function lockState(tx: Db, { kind, id }: StateKey): Promise<OfficeState | undefined> {
  const table = tables[kind];
  const [row] = await tx
    .select({ state: table.officeState, at: table.officeStateAt, by: table.officeStateBy })
    .from(table)
    .where(eq(table.id, id))
    .for('update');
  return row;
}
