import type { Db } from '../db/db';
import { listAdmissionDates } from '../repositories/admission';

/** The values that the form may send back: a row's date, or its text where it has no date. */
export async function offeredDates(db: Db): Promise<string[]> {
  const rows = await listAdmissionDates(db);
  return rows.map(choiceOf).filter((value) => value !== '');
}

/** The places that share a date, as the form names them beside it. */
export async function placesOf(db: Db, admissionDate: string): Promise<string> {
  const rows = await listAdmissionDates(db);
  const places = rows.filter((row) => choiceOf(row) === admissionDate).map((row) => row.location);
  return [...new Set(places)].filter((place) => place !== '').join(', ');
}

type Row = Awaited<ReturnType<typeof listAdmissionDates>>[number];

const choiceOf = (row: Row) => row.admission_date ?? row.admission_text;
