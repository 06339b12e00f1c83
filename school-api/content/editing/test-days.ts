import type { Db } from '../../db';
import { admissionDates } from '../lists/collections/admission';
import { readRecords } from './rows/records';

/** Also those no longer on the site: families that are registered still need time and place. */
export async function listTestDays(db: Db) {
  const rows = await readRecords(db, admissionDates.name);
  return rows.flatMap(({ state, publicId, values }) => {
    const { data } = admissionDates.parse(values);
    return data && publicId !== null ? [{ ...data, shown: state === 'shown' }] : [];
  });
}

export type TestDay = Awaited<ReturnType<typeof listTestDays>>[number];
