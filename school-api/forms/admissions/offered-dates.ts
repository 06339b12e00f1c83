import { formatInIndia, parseInIndia } from '@/content/india-time';
import { dateValue, listAdmissionDates, listTestDays, type TestDay } from '../../content';
import type { Db } from '../../db';

const DAY = 'yyyy-MM-dd';

/** Texts such as 'on request' are no date. */
const isDate = (date: string) => parseInIndia(date, DAY) !== undefined;

const today = (now: Date) => formatInIndia(now, DAY);

/** A date after today. */
export const isAhead = (date: string, now: Date) => isDate(date) && date > today(now);

/** A date before today. */
export const isOver = (date: string, now: Date) => isDate(date) && date < today(now);

/** A row's date, or its text when it has no date. */
export async function offeredDates(db: Db): Promise<string[]> {
  const rows = await listAdmissionDates({ db });
  return rows.map(dateValue).filter((value) => value !== '');
}

/** Each offered date once, the earliest first, with its time and locations. */
export async function offeredTests(db: Db) {
  const dates = [...new Set(await offeredDates(db))].sort();
  const days = await listTestDays(db);
  return dates.map((date) => testIn(days, date));
}

/** Valid values of admission_date in a registration. */
export const openDates = async (db: Db, now: Date) =>
  (await offeredDates(db)).filter((date) => !isOver(date, now));

/** The time and locations of a date, as the form shows them; '' without a date. */
export const testOf = async (db: Db, admissionDate: string) =>
  testIn(admissionDate === '' ? [] : await listTestDays(db), admissionDate);

/** The same with preloaded dates, for many applications. */
export function testIn(rows: readonly TestDay[], admissionDate: string) {
  const all = rows.filter((row) => dateValue(row) === admissionDate);
  const shown = all.filter((row) => row.shown);
  const own = shown.length > 0 ? shown : all;
  const each = (values: readonly (string | null)[]) =>
    [...new Set(values)].filter((value) => value).join(', ');
  const time = each(own.map((row) => row.admission_time));
  return { date: admissionDate, time, place: each(own.map((row) => row.location)) };
}
