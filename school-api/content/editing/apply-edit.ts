import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db';
import type { FieldValues, List } from '../lists/list';
import { bumpChange } from './bump-change';
import { NO_DRAFT, publishChanges } from './publish-changes';
import { planOf } from './read-plan';
import { saveOldSlug } from './read-slug';
import type { RecordRow } from './rows/records';
import { saveChange } from './save-changes';

/** What a form requests. */
export type Edit = {
  intent: 'draft' | 'publish';
  values: FieldValues;
  /** When to publish: in the future, or null for now. For a draft it is stored without effect. */
  from: Date | null;
  until: Date | null;
  by: string;
  now: Date;
};

/** The record is already in this state: the form was sent twice. */
export function isNothingNew(record: RecordRow, { intent, values, from, until }: Edit): boolean {
  const { state, draft, draftScheduled } = record;
  const plan = planOf(record);
  const isSame =
    equal(draft ?? record.values, values) &&
    sameMoment(plan.from, from) &&
    sameMoment(plan.until, until);
  const waits = state === 'scheduled' || draftScheduled;
  if (intent === 'draft') return isSame && !waits && state !== 'binned';
  return isSame && (from === null ? state === 'shown' && draft === null : waits);
}

/** The date of news is optional, and set on publication. */
export function equal(known: FieldValues, wanted: FieldValues): boolean {
  const date = wanted.date === null ? known.date : wanted.date;
  return isDeepStrictEqual(known, 'date' in wanted ? { ...wanted, date } : wanted);
}

const sameMoment = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();

export async function applyEdit(
  tx: Db,
  list: List,
  record: RecordRow,
  edit: Edit,
): Promise<RecordRow> {
  const { values, from, until, by, now } = edit;
  const save = (changes: Parameters<typeof saveChange>[3], action: string) =>
    saveChange(tx, list, record, changes, { now, by, action });
  if (edit.intent === 'publish' && from === null)
    return publish(tx, list, record, edit, 'published');
  const isLive = record.state === 'shown';
  if (edit.intent === 'publish') {
    if (isLive) return save({ ...draftOf(edit), draftScheduled: true }, 'scheduled');
    await saveAddress(tx, record, values);
    const waits = { state: 'scheduled', binnedAt: null, ...NO_DRAFT } as const;
    return save({ ...waits, values, from, until }, 'scheduled');
  }
  if (isLive || record.draft !== null) {
    const isAsItWas =
      isDeepStrictEqual(values, record.values) && from === null && sameMoment(record.until, until);
    return save(isAsItWas ? NO_DRAFT : draftOf(edit), 'saved');
  }
  await saveAddress(tx, record, values);
  const state = record.state === 'hidden' ? 'hidden' : 'draft';
  return save({ state, values, from, until }, 'saved');
}

const draftOf = ({ values, from, until }: Edit) => ({
  draft: values,
  from,
  draftUntil: until,
  draftScheduled: false,
});

export async function publish(
  tx: Db,
  list: List,
  record: RecordRow,
  { values, until, by, now }: Pick<Edit, 'values' | 'until' | 'by' | 'now'>,
  action: string,
  kept: Partial<RecordRow> = {},
): Promise<RecordRow> {
  const onSite = await publishChanges(tx, list, record, values, now);
  const changeNumber = await bumpChange(tx, list.tag, now);
  const changes = { ...onSite, until, changeNumber, ...kept };
  return saveChange(tx, list, record, changes, { now, by, action });
}

/** A formerly public item may get another address while hidden. */
export async function saveAddress(
  tx: Db,
  { id, slug, publicId }: RecordRow,
  { slug: next }: FieldValues,
) {
  if (publicId !== null && slug !== null && slug !== next) await saveOldSlug(tx, slug, id);
}
