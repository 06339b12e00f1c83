import { dateValue, listAdmissionDates } from '../../content';
import type { Db } from '../../db';

/** Valid values of admission_date: a row's date, or its text when it has no date. */
export async function offeredDates(db: Db): Promise<string[]> {
  const rows = await listAdmissionDates({ db });
  return rows.map(dateValue).filter((value) => value !== '');
}

/** The locations of a date, as the form shows them. */
export async function placesOf(db: Db, admissionDate: string): Promise<string> {
  const rows = await listAdmissionDates({ db });
  const places = rows.filter((row) => dateValue(row) === admissionDate).map((row) => row.location);
  return [...new Set(places)].filter((place) => place !== '').join(', ');
}
