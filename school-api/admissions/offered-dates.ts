import type { Db } from '../db/db';
import { listAdmissionDates } from '../repositories/admission';

/** The values that the form may send back: a row's date, or its text where it has no date. */
export async function offeredDates(db: Db): Promise<string[]> {
  const rows = await listAdmissionDates(db);
  return rows
    .map((row) => row.admission_date ?? row.admission_text)
    .filter((value) => value !== '');
}
