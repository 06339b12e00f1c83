import { and, asc, between, count, eq, isNotNull, max, not, sql } from 'drizzle-orm';
import { applications, byClass, byName, type Db, takeAdvisoryLock } from '../../db';
import { mayTakeTest, owesFee } from '../../forms';
import type { RecordId } from '../record-key';
import { among } from './keys';

const { id, number, admissionDate, seat, seatDate, feeTest } = applications;
const { applyFor, firstName, lastName } = applications;

const isSeated = and(isNotNull(seat), eq(seatDate, admissionDate)) ?? sql`false`;

/** `test` includes practice payments. */
type Practice = { test: boolean };

const counts = ({ test }: Practice) => (test ? undefined : eq(feeTest, false));

const isAttending = (practice: Practice) => and(mayTakeTest, counts(practice));

type Period = { from: string; until: string };

/** How many children come to each test, and how many lack a roll number. */
export function countAttendees(db: Db, { from, until }: Period, practice: Practice) {
  const unseated = sql<number>`count(*) filter (where ${not(isSeated)})`.mapWith(Number);
  return db
    .select({ date: admissionDate, attending: count(), unseated })
    .from(applications)
    .where(and(isAttending(practice), between(admissionDate, from, until)))
    .groupBy(admissionDate)
    .orderBy(asc(admissionDate));
}

/** Bounds a roll. */
const MAX = 2000;

type TestQuery = { date?: string; ids?: readonly RecordId[] };

/** Who comes, in roll order: those without a number last, by class and name. */
export async function listAttendees(db: Db, { date, ids }: TestQuery, practice: Practice) {
  const rows = await db
    .select({ id })
    .from(applications)
    .where(and(isAttending(practice), among(id, ids), date === undefined ? undefined : isOn(date)))
    .orderBy(asc(admissionDate), asc(seat), ...inOrder)
    .limit(MAX);
  return rows.map((row) => row.id);
}

const isOn = (date: string) => eq(admissionDate, date);
const inOrder = [asc(byClass(applyFor)), asc(byName(firstName, lastName)), asc(number)];

/** How many lack a number, the first one that they get, and how many may come later, having paid. */
export async function planSeats(db: Db, date: string, practice: Practice) {
  const [day] = await countAttendees(db, { from: date, until: date }, practice);
  const isOfDay = eq(seatDate, date);
  const [last] = await db
    .select({ seat: max(seat) })
    .from(applications)
    .where(isOfDay);
  const unpaid = await db.$count(applications, and(owesFee, counts(practice), isOn(date)));
  return { unseated: day?.unseated ?? 0, next: (last?.seat ?? 0) + 1, unpaid };
}

/** Assigns the next roll numbers to those who come on a date and lack one; returns their number. */
export function assignSeats(db: Db, date: string, practice: Practice): Promise<number> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'test-date', date);
    const last = sql`(select coalesce(max(${seat}), 0) from ${applications} where ${seatDate} = ${date})`;
    const next = tx
      .select({
        id,
        given: sql<number>`${last} + row_number() over (order by ${sql.join(inOrder, sql`, `)})`.as(
          'given',
        ),
      })
      .from(applications)
      .where(and(isAttending(practice), isOn(date), not(isSeated)))
      .as('next');
    const seated = await tx
      .update(applications)
      .set({ seat: sql`${next.given}`, seatDate: date })
      .from(next)
      .where(eq(id, next.id))
      .returning({ id });
    return seated.length;
  });
}
