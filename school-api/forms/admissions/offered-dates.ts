import { listAdmissionDates } from '../../content';
import type { Db } from '../../db';

/** Valid values of admission_date: a row's date, or its text when it has no date. */
export async function offeredDates(db: Db): Promise<string[]> {
  const rows = await listAdmissionDates({ db });
  return rows.map(optionOf).filter((value) => value !== '');
}

/** The locations of a date, as the form shows them. */
export async function placesOf(db: Db, admissionDate: string): Promise<string> {
  const rows = await listAdmissionDates({ db });
  const places = rows.filter((row) => optionOf(row) === admissionDate).map((row) => row.location);
  return [...new Set(places)].filter((place) => place !== '').join(', ');
}

type Row = Awaited<ReturnType<typeof listAdmissionDates>>[number];

const optionOf = (row: Row) => row.admission_date ?? row.admission_text;
