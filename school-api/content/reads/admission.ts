import { asc } from 'drizzle-orm';
import { type Db, formControls } from '../../db';
import { admissionDates, vacancies } from '../lists/collections/admission';
import { type Reads, readList } from './read-list';

export async function listAdmissionDates(reads: Reads) {
  return (await readList(reads, admissionDates)).map(({ values }) => values);
}

export type AdmissionDateRow = Awaited<ReturnType<typeof listAdmissionDates>>[number];

/** What the form sends: the day, or the text of a record without one. */
export const dateValue = ({ admission_date, admission_text }: AdmissionDateRow) =>
  admission_date ?? admission_text;

export async function listVacancies(reads: Reads) {
  return (await readList(reads, vacancies)).map(({ values }) => values);
}

export async function listFormControls(db: Db) {
  const rows = await db.select().from(formControls).orderBy(asc(formControls.place));
  return rows.map(({ key, fieldName, shown }) => ({
    key,
    field_name: fieldName,
    status: shown ? 1 : 0,
  }));
}
