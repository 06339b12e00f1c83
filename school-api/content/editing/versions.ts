import type { FieldValues } from '../lists/list';
import { findList } from '../lists/lists';
import { publish } from './apply-edit';
import { changeState, type Known, lastWas, type StateChange } from './change-state';
import { findMissingFiles } from './find-missing-files';
import { isId } from './find-record';
import { refuseNotShown } from './find-unseen';
import { formTexts } from './form-fields';
import { findConflict } from './publish-changes';
import { planOf } from './read-plan';
import { listOfRecord } from './rows/records';
import { countVersions, listVersions, readVersions } from './rows/versions';
import { saveChange } from './save-changes';
import type { EditingDeps, Saved, Version } from './types';

export const VERSIONS_A_PAGE = 20;

export async function versionsOf(
  { db }: Pick<EditingDeps, 'db'>,
  id: number,
  page = 1,
): Promise<{ versions: Version[]; total: number; page: number; pages: number }> {
  const total = await countVersions(db, id);
  const pages = Math.max(1, Math.ceil(total / VERSIONS_A_PAGE));
  const at = Math.min(Math.max(1, page), pages);
  const versions = await listVersions(db, id, VERSIONS_A_PAGE, (at - 1) * VERSIONS_A_PAGE);
  return { versions, total, page: at, pages };
}

/** With the previous one, for comparison. */
export async function findVersion(
  { db }: Pick<EditingDeps, 'db'>,
  id: number,
  number: number,
): Promise<
  | (Version & {
      values: FieldValues;
      /** Formatted as in a form. */
      fields: Record<string, string>;
      before: Record<string, string> | null;
    })
  | undefined
> {
  if (!isId(id) || !isId(number)) return undefined;
  const list = findList((await listOfRecord(db, id)) ?? '');
  const [found, earlier] = await readVersions(db, id, number);
  if (list === undefined || found?.number !== number) return undefined;
  const { at, by, action, values } = found;
  const before = earlier === undefined ? null : formTexts(list, earlier.values);
  return { number, at, by, action, values, fields: formTexts(list, values), before };
}

type Restored = StateChange & {
  number: number;
  /** Of a published record, which stays as it is on the site. */
  asDraft?: boolean;
};

/** Restores a version's text; for a published record it appears on the site at once, unless as a draft. */
export function undoTo(deps: EditingDeps, undo: Restored): Promise<Saved> {
  const action = undo.asDraft ? 'saved' : `undo to ${undo.number}`;
  const restore = async ({ tx, list, record, by, now }: Known) => {
    const number = isId(undo.number) ? undo.number : 0;
    const [version] = await readVersions(tx, record.id, number);
    if (version?.number !== undo.number) return { problems: { '': 'There is no such version' } };
    if (record.state === 'binned') {
      return { problems: { '': 'It is in the bin: restore it first' } };
    }
    // Other items may have taken its old address.
    const { slug } = record.values;
    const values = { ...version.values, ...(slug !== undefined && { slug }) };
    const current = { ...record.values, ...record.draft };
    const missing = await findMissingFiles({ ...deps, db: tx }, list, values, current);
    if (Object.keys(missing).length > 0) return { problems: missing };
    if (record.state !== 'shown') {
      const { until } = planOf(record);
      const changes = { values, until, draft: null, draftUntil: null };
      return saveChange(tx, list, record, changes, { now, by, action });
    }
    const { until } = record;
    if (undo.asDraft) {
      const plan = { draftUntil: until, draftScheduled: false, from: null };
      return saveChange(tx, list, record, { draft: values, ...plan }, { now, by, action });
    }
    const unseen = refuseNotShown(list, values, now);
    const problems = { ...unseen, ...(await findConflict(tx, list, record, { values, until })) };
    if (Object.keys(problems).length > 0) return { problems };
    // A draft and its date are about another text.
    const { draft, draftUntil, draftScheduled, from } = record;
    const kept = draft === null ? {} : { draft, draftUntil, draftScheduled, from };
    return publish(tx, list, record, { values, until, by, now }, action, kept);
  };
  return changeState(deps, undo, restore, undo.asDraft ? undefined : lastWas(action));
}
