import { createHash } from 'node:crypto';
import { albumPath } from '../lists/collections/albums';
import type { List } from '../lists/list';
import { findList } from '../lists/lists';
import { formTexts, isOff } from './form-fields';
import { type RecordRow, readRecord } from './rows/records';
import type { EditedRecord, EditingDeps } from './types';

/** Undefined if the list has no such record. */
export async function findRecord(
  deps: EditingDeps,
  name: string,
  id: number,
): Promise<EditedRecord | undefined> {
  const list = findList(name);
  if (list === undefined || !isId(id)) return undefined;
  const { db, publicUrl } = deps;
  const row = await readRecord(db, list.name, id);
  return row && editedRecord(list, row, publicUrl);
}

const MAX_ID = 2_147_483_647;

export const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= MAX_ID;

export function editedRecord(list: List, row: RecordRow, publicUrl: string): EditedRecord {
  const { values, draft, state } = row;
  return {
    ...row,
    isOff: isOff(list, values),
    fields: formTexts(list, draft ?? values),
    slug: slugOf(row),
    basedOn: basisOf(list, row),
    address: state === 'shown' ? addressOf(list, row, publicUrl) : null,
  };
}

/** The draft's slug takes precedence, since the form shows it. */
function slugOf({ draft, slug }: RecordRow): string | null {
  return typeof draft?.slug === 'string' ? draft.slug : slug;
}

function addressOf({ isNews, name, page }: List, row: RecordRow, publicUrl: string): string {
  const { slug, publicId, label } = row;
  if (name === 'albums' && publicId !== null) return `${publicUrl}${albumPath(label, publicId)}`;
  const path = isNews && slug !== null ? `/news-event/detail/${encodeURIComponent(slug)}` : page;
  return `${publicUrl}${path}`;
}

/** Identifies what this form would overwrite, to detect concurrent changes. */
function basisOf({ fields }: List, row: RecordRow): string {
  const { state, values, draft, from, until, draftUntil, draftScheduled } = row;
  // In field order, since the database keeps none.
  const ordered = [values, draft].map(
    (one) => one && fields.map(({ name }) => sorted(one[name] ?? null)),
  );
  const whole = JSON.stringify([state, ordered, from, until, draftUntil, draftScheduled]);
  return createHash('sha256').update(whole).digest('base64url').slice(0, 22);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}
