import { type AdmissionDateRow, dateValue, listAdmissionDates } from '../../content';
import type { Db } from '../../db';

/** Valid values of admission_date: a row's date, or its text when it has no date. */
export async function offeredDates(db: Db): Promise<string[]> {
  const rows = await listAdmissionDates({ db });
  return rows.map(dateValue).filter((value) => value !== '');
}

/** The time and locations of a date, as the form shows them; '' without a date. */
export const testOf = async (db: Db, admissionDate: string) =>
  testIn(admissionDate === '' ? [] : await listAdmissionDates({ db }), admissionDate);

/** The same with preloaded dates, for many applications. */
export function testIn(rows: readonly AdmissionDateRow[], admissionDate: string) {
  const own = rows.filter((row) => dateValue(row) === admissionDate);
  const each = (values: readonly (string | null)[]) =>
    [...new Set(values)].filter((value) => value).join(', ');
  const time = each(own.map((row) => row.admission_time));
  return { date: admissionDate, time, place: each(own.map((row) => row.location)) };
}
