import { and, eq } from 'drizzle-orm';
import { formatInIndia } from '@/content/india-time';
import { DAY_MS } from '../platform';
import type { Db } from './db';
import { first, isAny } from './first';
import { appliedSeeds } from './schema/seeding';

/** What is done at night, by the name under which its last night is stored. */
const NIGHTLY = ['retention', 'content-bin', 'picture-bin', 'new-day'] as const;
type Name = (typeof NIGHTLY)[number];

/** School time: few visitors, and the backup of deploy/systemd follows. */
const [FROM, UNTIL] = [3, 6];
/** A program that does not run at night does it by day. */
const MISSED_MS = 1.5 * DAY_MS;
/** After so long without a night, the clock may be wrong. */
const DOUBTFUL_MS = 30 * DAY_MS;

type Schedule = { db: Db; now: () => Date; name: Name };

/**
 * A worker's round: once a night for all instances, and not in the first minute, when the site may
 * still be starting. A night is stored before its work, so that what fails waits for the next one.
 */
export function nightly(
  { db, now, name }: Schedule,
  work: (signal: AbortSignal) => Promise<void>,
): (signal: AbortSignal) => Promise<void> {
  let isFirst = true;
  return async (signal) => {
    const isDue = !isFirst && !signal.aborted && (await takeNight(db, name, now()));
    isFirst = false;
    if (isDue) await work(signal);
  };
}

/** False if another instance has taken it. */
async function takeNight(db: Db, name: Name, now: Date): Promise<boolean> {
  const last = await lastNight(db, name);
  if (last === undefined) {
    // A new school has nothing to remove yet.
    await db.insert(appliedSeeds).values({ name, appliedAt: now }).onConflictDoNothing();
    return false;
  }
  if (!isDueAfter(last, now)) return false;
  const unchanged = and(eq(appliedSeeds.name, name), eq(appliedSeeds.appliedAt, last));
  return isAny(db.update(appliedSeeds).set({ appliedAt: now }).where(unchanged).returning());
}

function isDueAfter(last: Date, now: Date): boolean {
  if (isDoubtful(last, now)) return false;
  if (+now - +last > MISSED_MS) return true;
  const [day, hour] = formatInIndia(now, 'yyyy-MM-dd H').split(' ');
  const isNight = Number(hour) >= FROM && Number(hour) < UNTIL;
  return isNight && formatInIndia(last, 'yyyy-MM-dd') !== day;
}

const isDoubtful = (last: Date, now: Date): boolean => +now - +last > DOUBTFUL_MS;

async function lastNight(db: Db, name: Name): Promise<Date | undefined> {
  const row = await first(db.select().from(appliedSeeds).where(eq(appliedSeeds.name, name)));
  return row?.appliedAt;
}

/** The last night, if so long ago that nothing is removed until a person has looked at the clock. */
export async function doubtfulNight(db: Db, now: Date): Promise<Date | undefined> {
  const last = await lastNight(db, 'retention');
  return last && isDoubtful(last, now) ? last : undefined;
}

/** A person has ordered the removal, so the clock is right. */
export async function confirmNights(db: Db, now: Date): Promise<void> {
  const set = { appliedAt: now };
  const rows = NIGHTLY.map((name) => ({ name, ...set }));
  const target = appliedSeeds.name;
  await db.insert(appliedSeeds).values(rows).onConflictDoUpdate({ target, set });
}
