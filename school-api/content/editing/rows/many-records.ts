import { inArray, sql } from 'drizzle-orm';
import { contentRecords, type Db } from '../../../db';
import type { NewRecord, RecordRow } from './records';

const MOST = 500;

export async function addRecords(tx: Db, records: readonly NewRecord[]): Promise<RecordRow[]> {
  const added: RecordRow[] = [];
  for (let at = 0; at < records.length; at += MOST) {
    const some = [...records.slice(at, at + MOST)];
    added.push(...(await tx.insert(contentRecords).values(some).returning()));
  }
  return added;
}

/** Many whole records in one statement. */
export async function setRecords(tx: Db, records: readonly RecordRow[]): Promise<void> {
  const given = (name: string) => sql`excluded.${sql.identifier(name)}`;
  for (let at = 0; at < records.length; at += MOST) {
    await tx
      .insert(contentRecords)
      .overridingSystemValue()
      .values([...records.slice(at, at + MOST)])
      .onConflictDoUpdate({
        target: contentRecords.id,
        set: {
          ...{ publicId: given('public_id'), state: given('state') },
          ...{ values: given('values'), draft: given('draft'), slug: given('slug') },
          ...{
            place: given('place'),
            isRegistrationFee: given('is_registration_fee'),
            label: given('label'),
            words: given('words'),
          },
          ...{ datedAt: given('dated_at'), changedAt: given('changed_at') },
          ...{ changedBy: given('changed_by'), binnedAt: given('binned_at') },
          ...{ revision: given('revision'), shownSince: given('shown_since') },
          changeNumber: given('change_number'),
        },
      });
  }
}

/** The number of the change of the site that these were part of. */
export async function setChangeNumber(tx: Db, ids: readonly number[], changeNumber: number) {
  for (let at = 0; at < ids.length; at += MOST) {
    const some = inArray(contentRecords.id, ids.slice(at, at + MOST));
    await tx.update(contentRecords).set({ changeNumber }).where(some);
  }
}
