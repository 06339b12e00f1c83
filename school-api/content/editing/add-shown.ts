import type { Db } from '../../db';
import type { FieldValues, List } from '../lists/list';
import { type Cause, versionOf } from './keep-changes';
import { publishable } from './put-on-site';
import { factsOf } from './record-facts';
import { becomesRegistrationFee } from './registration-fee';
import { addRecords } from './rows/many-records';
import { nextPlace, nextPublicId, type RecordRow } from './rows/records';
import { addVersions } from './rows/versions';

/** New records on the site, after the last one: bulk statements, one version each. Holds the list already. */
export async function addShown(
  tx: Db,
  list: List,
  added: readonly FieldValues[],
  cause: Cause,
): Promise<RecordRow[]> {
  const place = await nextPlace(tx, list.name);
  const publicId = await nextPublicId(tx, list.name);
  const isFirst = await becomesRegistrationFee(tx, list);
  const { now, by } = cause;
  const rows = added.map((given, at) => {
    const values = publishable(list, given, now);
    return {
      list: list.name,
      state: 'shown' as const,
      publicId: publicId + at,
      values,
      place: place + at,
      isRegistrationFee: isFirst && at === 0,
      changedAt: now,
      changedBy: by,
      shownSince: now,
      ...factsOf(list, values),
    };
  });
  const fresh = await addRecords(tx, rows);
  await addVersions(
    tx,
    fresh.map((record) => versionOf(record, cause)),
  );
  return fresh;
}
