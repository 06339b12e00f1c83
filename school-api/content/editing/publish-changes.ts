import { minuteInIndia } from '@/content/india-time';
import type { Db } from '../../db';
import type { FieldValues, List } from '../lists/list';
import { lacksRegistrationFee, refuseUnpayable } from './charge';
import { dropOldSlug, saveOldSlug } from './read-slug';
import { hasPublishedWith, nextPublicId, type RecordRow } from './rows/records';
import type { Problems } from './types';

type NewContent = { values: FieldValues; until: Date | null };

/** Why it may not be published in this form. */
export async function findConflict(
  tx: Db,
  list: List,
  record: RecordRow | undefined,
  wanted: NewContent,
): Promise<Problems> {
  const twice = await findTwice(tx, list, record, wanted.values);
  return { ...twice, ...(await refuseUnpayable(tx, list, record, wanted)) };
}

async function findTwice(
  tx: Db,
  { name, one, unique, fields }: List,
  record: RecordRow | undefined,
  values: FieldValues,
): Promise<Problems> {
  const field = fields.find((known) => known.name === unique);
  if (field === undefined) return {};
  const value = String(values[field.name] ?? '');
  if (!(await hasPublishedWith(tx, name, { field: field.name, value, except: record?.id })))
    return {};
  return { [field.name]: `${field.label} belongs to another ${one} on the site` };
}

/** For a record without unpublished changes. */
export const NO_DRAFT = { draft: null, draftUntil: null, draftScheduled: false, from: null };

/** Changes to a record when it is published with these values. */
export async function publishChanges(
  tx: Db,
  list: List,
  record: RecordRow,
  given: FieldValues,
  now: Date,
) {
  const values = publishable(list, given, now);
  if (list.isNews) await redirectOldSlug(tx, record, String(values.slug));
  const publicId = record.publicId ?? (await nextPublicId(tx, list.name));
  const isRegistrationFee = record.isRegistrationFee || (await lacksRegistrationFee(tx, list));
  const kept = { publicId, state: 'shown', isRegistrationFee } as const;
  return { ...kept, ...NO_DRAFT, values, binnedAt: null, shownSince: now };
}

/** In the site's format; throws for other values, which no form or table accepts. */
export function publishable(list: List, given: FieldValues, now: Date): FieldValues {
  const dated = list.isNews && !given.date ? { ...given, date: minuteInIndia(now) } : given;
  const { data, error } = list.parse(dated);
  if (error) throw new Error(`a record of ${list.name} cannot be shown: ${error.message}`);
  return data;
}

/** A formerly published address redirects to the new one. */
async function redirectOldSlug(tx: Db, { id, slug, publicId }: RecordRow, next: string) {
  await dropOldSlug(tx, next);
  if (publicId !== null && slug !== null && slug !== next) await saveOldSlug(tx, slug, id);
}

/** Its dates stay for when it is shown again, but nothing is published automatically. */
export const HIDDEN = { draftScheduled: false, shownSince: null };
