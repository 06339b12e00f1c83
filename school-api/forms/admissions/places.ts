import { addHours, max } from 'date-fns';
import { and, count, eq, gt, inArray, isNotNull, isNull, ne, notInArray, or } from 'drizzle-orm';
import { ADMISSION_MESSAGES, fullName, isSameName } from '@/contract';
import {
  type AdmissionDateRow,
  dateValue,
  type FullDates,
  listAdmissionDates,
  readPlacesByClass,
} from '../../content';
import { applications, type Db, takeAdvisoryLock } from '../../db';
import { ApiError, DAY_MS } from '../../platform';
import type { Application } from './applications';
import { isOver, openDates } from './offered-dates';

/** How long an unpaid registration keeps its place: a day beyond its reminder. */
export const UNPAID_HOLD_MS = 3 * DAY_MS;

export const STATES_WITHOUT_PLACE: readonly string[] = ['withdrawn', 'declined', 'not this time'];

const isOpen = and(
  isNotNull(applications.completedAt),
  isNull(applications.consentWithdrawnAt),
  notInArray(applications.officeState, [...STATES_WITHOUT_PLACE]),
);

export const UNDECIDED: readonly string[] = ['received', 'invited to the test'];

export const isUndecided = inArray(applications.officeState, [...UNDECIDED]);

/** Takes the test: a paid registration that has not given back its place. */
export const mayTakeTest = and(isOpen, eq(applications.feeState, 'paid'));

/** Registered for a test, without having paid for it. */
export const owesFee = and(isOpen, ne(applications.feeState, 'paid'));

const holdsPlace = (now: Date) =>
  and(isOpen, or(eq(applications.feeState, 'paid'), gt(applications.placeUntil, now)));

type Limit = { all: number | undefined; byClass: ReadonlyMap<string, number> };

/** Limit of a date: its places are summed, and one without a number has no limit. */
function limitOf(rows: readonly AdmissionDateRow[]): Limit {
  const byClass = new Map<string, number>();
  const own = rows.map(({ class_places }) => readPlacesByClass(class_places) ?? new Map());
  for (const name of own[0]?.keys() ?? []) {
    const counts = own.map((places) => places.get(name));
    if (!counts.includes(undefined)) byClass.set(name, sum(counts));
  }
  const all = rows.map(({ places }) => places);
  return { all: all.includes(null) ? undefined : sum(all), byClass };
}

const sum = (numbers: readonly (number | null | undefined)[]) =>
  numbers.reduce<number>((total, one) => total + (one ?? 0), 0);

async function readLimits(db: Db): Promise<ReadonlyMap<string, Limit>> {
  const rows = await listAdmissionDates({ db });
  const values = [...new Set(rows.map(dateValue))];
  const limits = values.map((value) => {
    return [value, limitOf(rows.filter((row) => dateValue(row) === value))] as const;
  });
  return new Map(
    limits.filter(
      ([value, { all, byClass }]) => value !== '' && (all !== undefined || byClass.size > 0),
    ),
  );
}

async function countTaken(db: Db, dates: readonly string[], now: Date, exceptId = '') {
  const { admissionDate: date, applyFor, id } = applications;
  return db
    .select({ date, applyFor, taken: count() })
    .from(applications)
    .where(and(inArray(date, [...dates]), holdsPlace(now), ne(id, exceptId)))
    .groupBy(date, applyFor);
}

type Taken = Awaited<ReturnType<typeof countTaken>>;

function isFull({ all, byClass }: Limit, taken: Taken, applyFor: string): boolean {
  const ofClass = taken.filter((row) => row.applyFor === applyFor);
  return (
    sum(taken.map((row) => row.taken)) >= (all ?? Infinity) ||
    sum(ofClass.map((row) => row.taken)) >= (byClass.get(applyFor) ?? Infinity)
  );
}

/** For the form, which offers a class no date that is full for it. */
export async function readFullDates(db: Db, now: Date): Promise<FullDates> {
  const limits = await readLimits(db);
  if (limits.size === 0) return new Map();
  const taken = await countTaken(db, [...limits.keys()], now);
  const full: [string, { full: true } | { full_for: string[] }][] = [];
  for (const [value, limit] of limits) {
    const own = taken.filter(({ date }) => date === value);
    const classes = [...limit.byClass.keys()].filter((name) => isFull(limit, own, name));
    if (isFull({ ...limit, byClass: new Map() }, own, '')) full.push([value, { full: true }]);
    else if (classes.length > 0) full.push([value, { full_for: classes }]);
  }
  return new Map(full);
}

/** Those who find a place on a date together, the first ones first. */
export async function whoFits<T extends Pick<Application, 'applyFor'>>(
  db: Db,
  date: string,
  wanting: readonly T[],
  now: Date,
): Promise<T[]> {
  const limit = (await readLimits(db)).get(date);
  if (limit === undefined) return [...wanting];
  const taken = await countTaken(db, [date], now);
  return wanting.filter(({ applyFor }) => {
    if (isFull(limit, taken, applyFor)) return false;
    taken.push({ date, applyFor, taken: 1 });
    return true;
  });
}

/** Undefined if the date has no limit. */
export async function placesLeft(db: Db, date: string, now: Date): Promise<number | undefined> {
  const all = (await readLimits(db)).get(date)?.all;
  const taken = await countTaken(db, [date], now);
  return all && Math.max(0, all - sum(taken.map((row) => row.taken)));
}

type PlaceRequest = { date: string; applyFor: string; name: string };

/**
 * Takes a place on a date until the returned time, in the transaction that has locked the application; throws
 * if none is left. The date stays locked until the transaction ends, so that nobody counts meanwhile.
 */
export async function takePlace(
  tx: Db,
  application: Application,
  { date, applyFor, name }: PlaceRequest,
  now: Date,
): Promise<Date> {
  const { id, admissionDate, placeUntil } = application;
  const isSame = admissionDate === date && application.applyFor === applyFor;
  if (isSame && placeUntil !== null && placeUntil > now) return placeUntil;
  const limit = (await readLimits(tx)).get(date);
  if (limit !== undefined) {
    await takeAdvisoryLock(tx, 'test-date', date);
    await giveUpEarlier(tx, application, name, now);
    if (isFull(limit, await countTaken(tx, [date], now, id), applyFor))
      throw dateRefused(ADMISSION_MESSAGES.dateFull);
  }
  return new Date(now.getTime() + UNPAID_HOLD_MS);
}

/** A family that registers its child anew brings along the place that its unpaid registration holds. */
async function giveUpEarlier(tx: Db, { id, emailKey }: Application, name: string, now: Date) {
  const { firstName, lastName, placeUntil } = applications;
  const isOther = and(eq(applications.emailKey, emailKey), ne(applications.id, id));
  const held = await tx
    .select({ id: applications.id, firstName, lastName })
    .from(applications)
    .where(and(isOther, owesFee, gt(placeUntil, now)))
    // A locked one is being changed or paid.
    .for('update', { skipLocked: true });
  const same = held.filter((row) => isSameName(fullName(row.firstName, row.lastName), name));
  if (same.length === 0) return;
  const ids = same.map((row) => row.id);
  await tx.update(applications).set({ placeUntil: now }).where(inArray(applications.id, ids));
}

/** The message at the field, and for pages without that field. */
const dateRefused = (message: string) =>
  new ApiError('invalid', `${message}.`, { admission_date: message });

/**
 * Before payment of the fee: somebody else may have taken the place meanwhile, or the day may be
 * over. Held for an hour at least, so that nobody takes it while the parent is at the bank.
 */
export async function holdPlace(tx: Db, application: Application, now: Date): Promise<void> {
  const { id, admissionDate: date, applyFor, name, placeUntil: held } = application;
  if (isOver(date, now)) throw dateRefused(ADMISSION_MESSAGES.dateOver);
  // A hidden date takes nobody new.
  const isHeld = date === '' || (held !== null && held > now);
  if (!isHeld && !(await openDates(tx, now)).includes(date))
    throw dateRefused(ADMISSION_MESSAGES.admissionDate);
  const until = await takePlace(tx, application, { date, applyFor, name }, now);
  const placeUntil = max([until, addHours(now, 1)]);
  await tx.update(applications).set({ placeUntil }).where(eq(applications.id, id));
}
