import type { Db } from '../../db';
import type { List } from '../lists/list';
import { findList } from '../lists/lists';
import { applyEdit, equal, publish } from './apply-edit';
import { bumpChange } from './bump-change';
import { clearRegistrationFee, isPayable, refuseLeaving, UNPAYABLE } from './charge';
import { editedRecord, isId } from './find-record';
import { refuseNotShown } from './find-unseen';
import { inList } from './in-list';
import { findConflict, HIDDEN, NO_DRAFT } from './publish-changes';
import { deleteRecord, type NewRecord, type RecordRow, readRecord } from './rows/records';
import { readVersions } from './rows/versions';
import { saveChange } from './save-changes';
import type { EditingDeps, Problems, Saved } from './types';

export type StateChange = {
  list: string;
  id: number;
  by: string;
  /** What the person saw. Refused as stale if it is not current; omit it to accept any. */
  revision?: number | undefined;
};

export type Known = { tx: Db; list: List; record: RecordRow; by: string; now: Date };
type Outcome = RecordRow | { problems: Problems };
/** Whether it is already so: the button of an older page was pressed twice, or by two people. */
type IsDone = (known: Known, seen: number) => boolean | Promise<boolean>;

/** Changes a record's state in one transaction. */
export async function changeState(
  deps: EditingDeps,
  { list: name, id, by, revision: seen }: StateChange,
  apply: (known: Known) => Promise<Outcome>,
  isDone: IsDone = () => false,
): Promise<Saved> {
  const list = findList(name);
  if (list === undefined || !isId(id)) return { ok: false, missing: true };
  const now = deps.now();
  const work = async (tx: Db): Promise<Saved> => {
    const record = await readRecord(tx, list.name, id);
    if (record === undefined) return { ok: false, missing: true };
    const known = { tx, list, record, by, now };
    const isStale = seen !== undefined && seen !== record.revision;
    if (isStale && !(await isDone(known, seen))) {
      return { ok: false, stale: editedRecord(list, record, deps.publicUrl) };
    }
    const outcome = isStale ? record : await apply(known);
    if ('problems' in outcome) return { ok: false, problems: outcome.problems };
    const isChanged = outcome.revision > record.revision;
    return { ok: true, isChanged, record: editedRecord(list, outcome, deps.publicUrl) };
  };
  return inList(deps.db, list, work, deps.agreed);
}

/** The last change was the same action. */
export const lastWas =
  (action: string): IsDone =>
  async ({ tx, record: { id, revision } }) =>
    (await readVersions(tx, id, revision))[0]?.action === action;

const isOff = ({ record: { state } }: Known) =>
  state === 'hidden' || state === 'draft' || state === 'binned';

export function hideRecord(deps: EditingDeps, change: StateChange): Promise<Saved> {
  const hide = async (known: Known) => {
    if (isOff(known)) return known.record;
    const away = known.record.publicId === null ? 'draft' : 'hidden';
    return leave(known, { state: away }, 'hidden');
  };
  return changeState(deps, change, hide, isOff);
}

type Shown = StateChange & {
  /** To undo what took it off the site: also out of the bin, and with the change that was scheduled. */
  was?: 'shown' | 'scheduled' | undefined;
};

/** Publishes a hidden record or a draft, now or on its scheduled date. */
export function showRecord(deps: EditingDeps, { was, ...change }: Shown): Promise<Saved> {
  const show = async ({ tx, list, record, by, now }: Known) => {
    if (record.state === 'binned' && was === undefined) return inTheBin;
    const values = record.state === 'shown' ? record.draft : record.values;
    if (values === null) return record;
    const { draft, draftUntil, from } = record;
    const wanted = record.state === 'shown' ? draftUntil : record.until;
    const until = wanted !== null && wanted > now ? wanted : null;
    const isMeant = record.state !== 'scheduled' && draft === null;
    const isForLater = isMeant && from !== null && from > now;
    const unseen = refuseNotShown(list, values, isForLater ? from : now);
    const problems = { ...unseen, ...(await findConflict(tx, list, record, { values, until })) };
    if (Object.keys(problems).length > 0) return { problems };
    if (isForLater) {
      return applyEdit(tx, list, record, { intent: 'publish', values, from, until, by, now });
    }
    const row = await publish(tx, list, record, { values, until, by, now }, 'published');
    if (draft === null || record.state === 'shown') return row;
    // Text written before it was hidden or since, and not yet meant to be published.
    const draftScheduled = was === 'scheduled' && from !== null && from > now;
    const kept = { draft, draftUntil, from, draftScheduled };
    return saveChange(tx, list, row, kept, { now, by, action: 'saved' });
  };
  return changeState(deps, change, show, isShownAsSeen);
}

/** What is scheduled may have been scheduled before: only one's own change is the same. */
const isShownAsSeen: IsDone = async ({ tx, record, by }, seen) => {
  if (record.state === 'scheduled') return record.changedBy === by;
  const [version] = await readVersions(tx, record.id, seen);
  const text = record.draft ?? record.values;
  return record.state === 'shown' && version !== undefined && equal(text, version.values);
};

const inTheBin = { problems: { '': 'It is in the bin: restore it first' } };

const isBinned = ({ record }: Known) => record.state === 'binned';

export function binRecord(deps: EditingDeps, change: StateChange): Promise<Saved> {
  const bin = async (known: Known) =>
    isBinned(known)
      ? known.record
      : leave(known, { state: 'binned', binnedAt: known.now }, 'moved to the bin');
  return changeState(deps, change, bin, isBinned);
}

/** Takes it out of the bin, still hidden. */
export function restoreRecord(deps: EditingDeps, change: StateChange): Promise<Saved> {
  const action = 'brought back';
  const restore = async ({ tx, list, record, by, now }: Known) => {
    if (record.state !== 'binned') return record;
    const state = record.publicId === null ? 'draft' : 'hidden';
    const changes = { state, binnedAt: null, draftScheduled: false } as const;
    return saveChange(tx, list, record, changes, { now, by, action });
  };
  return changeState(deps, change, restore, lastWas(action));
}

/** Deletes it for good from the bin, with its versions and old addresses. */
export function removeRecord(deps: EditingDeps, change: StateChange): Promise<Saved> {
  return changeState(deps, change, async ({ tx, record }) => {
    if (record.state !== 'binned') return { problems: { '': 'It is not in the bin.' } };
    await deleteRecord(tx, record.id);
    // Counts as changed.
    return { ...record, revision: record.revision + 1 };
  });
}

/** Discards unpublished changes. */
export function dropDraft(deps: EditingDeps, change: StateChange): Promise<Saved> {
  const action = 'draft discarded';
  const drop = async ({ tx, list, record, by, now }: Known) =>
    record.draft === null ? record : saveChange(tx, list, record, NO_DRAFT, { now, by, action });
  return changeState(deps, change, drop, lastWas(action));
}

async function leave(
  { tx, list, record, by, now }: Known,
  changes: Partial<NewRecord>,
  action: string,
): Promise<Outcome> {
  const problems = refuseLeaving(record);
  if (problems !== undefined) return { problems };
  const number = record.state !== 'shown' ? undefined : await bumpChange(tx, list.tag, now);
  const all = { ...HIDDEN, ...changes, ...(number !== undefined && { changeNumber: number }) };
  return saveChange(tx, list, record, all, { now, by, action });
}

const ENDS = 'This fee is scheduled to leave the site. Clear that date first.';

/** From now on parents pay only this fee with their registration. */
export function markRegistrationFee(deps: EditingDeps, change: StateChange): Promise<Saved> {
  const action = 'made the registration fee';
  const mark = async ({ tx, list, record, by, now }: Known) => {
    if (record.isRegistrationFee) return record;
    const { state, values, draft, draftScheduled, until, draftUntil } = record;
    const refuse = (problem: string) => ({ problems: { '': problem } });
    if (list.name !== 'fees' || state !== 'shown')
      return refuse('Show this fee on the site first.');
    const scheduled = draftScheduled && draft !== null ? draft : values;
    if (!isPayable(values) || !isPayable(scheduled)) return refuse(UNPAYABLE);
    if (until !== null || (draftScheduled && draftUntil !== null)) return refuse(ENDS);
    await clearRegistrationFee(tx);
    const changeNumber = await bumpChange(tx, list.tag, now);
    const changes = { isRegistrationFee: true, changeNumber };
    return saveChange(tx, list, record, changes, { now, by, action });
  };
  return changeState(deps, change, mark, lastWas(action));
}
