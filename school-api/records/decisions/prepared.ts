import { and, asc, count, desc, eq, gt, isNotNull, lte, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { applicationMarks, type Db, preparedDecisions } from '../../db';
import { lockRecords } from '../letters/send';
import type { LetterText } from '../letters/templates';
import { among } from '../rows/keys';
import type { ApplicationState } from '../states/application-states';

export const MAX_FAMILY_NOTE_LENGTH = 500;

export type Prepared = typeof preparedDecisions.$inferSelect;

/** Without an email text, none is sent. */
export type Decision = LetterText & {
  applicationId: string;
  state: ApplicationState;
  answerBy: string;
  note: string;
};

export type Marks = { applicationId: string; marks: string };

type DecisionBatch = {
  /** From the page: the same one sent twice is entered once. */
  batch: string;
  person: { id: number; name: string };
  now: Date;
  marks?: readonly Marks[];
};

/** All or none. Replaces earlier prepared decisions: scheduled ones go out only if this is undone. */
export function enterDecisions(
  db: Db,
  decisions: readonly Decision[],
  { batch, person, now, marks = [] }: DecisionBatch,
): Promise<void> {
  return db.transaction(async (tx) => {
    const ids = decisions.map(({ applicationId }) => applicationId);
    await lockApplications(tx, [...ids, ...marks.map(({ applicationId }) => applicationId)]);
    const before = await readEntered(tx, batch);
    if (before.decisions + before.marks > 0) return;
    const by = { batch, personId: person.id, personName: person.name, enteredAt: now };
    if (marks.length > 0) {
      await tx.insert(applicationMarks).values(marks.map((one) => ({ ...one, ...by })));
    }
    if (decisions.length === 0) return;
    await tx.insert(preparedDecisions).values(decisions.map((one) => ({ ...one, ...by })));
  });
}

/** The numbers that a batch has entered. */
export const readEntered = async (db: Db, batch: string) => ({
  decisions: await db.$count(preparedDecisions, eq(preparedDecisions.batch, batch)),
  marks: await db.$count(applicationMarks, eq(applicationMarks.batch, batch)),
});

const TABLES = [applicationMarks, preparedDecisions] as const;
type Table = (typeof TABLES)[number];

type Undo = { batch: string; personId: number; now: Date };

/**
 * Undoes what a person entered by one action, unless released; `kept`: somebody has scheduled a decision since;
 * `late`: the release time of a decision that counts again has passed.
 */
export function undoDecisions(db: Db, { batch, personId, now }: Undo) {
  return db.transaction(async (tx) => {
    const own = (table: Table) => and(eq(table.batch, batch), eq(table.personId, personId));
    const ids = [];
    for (const table of TABLES) {
      const entered = await tx.select({ id: table.applicationId }).from(table).where(own(table));
      ids.push(...entered.map(({ id }) => id));
    }
    // A release that has begun ends first.
    await lockApplications(tx, ids);
    const { applicationId, releaseAt } = preparedDecisions;
    const isKept = and(own(preparedDecisions), isNotNull(releaseAt));
    const scheduled = await tx.select({ applicationId }).from(preparedDecisions).where(isKept);
    const kept = new Set(scheduled.map((row) => row.applicationId));
    const going = ids.filter((id) => !kept.has(id));
    const before = new Set((await readPrepared(tx, going)).map(({ id }) => id));
    let undone = 0;
    for (const table of TABLES) {
      const undo = and(own(table), among(table.applicationId, going));
      undone += (await tx.delete(table).where(undo).returning({ id: table.id })).length;
    }
    const late = (await readPrepared(tx, going))
      .filter((one) => one.releaseAt !== null && one.releaseAt <= now && !before.has(one.id))
      .map((one) => one.applicationId);
    await clearRelease(tx, late);
    return { undone, kept: kept.size, late: late.length };
  });
}

/** The newest one of each of these applications, or of all. */
export function readPrepared(db: Db, ids?: readonly string[]): Promise<Prepared[]> {
  const { applicationId, id } = preparedDecisions;
  return db
    .selectDistinctOn([applicationId])
    .from(preparedDecisions)
    .where(among(applicationId, ids))
    .orderBy(asc(applicationId), desc(id));
}

/** Like those of decisions. */
export function readMarks(db: Db, ids: readonly string[]) {
  const { applicationId, id, marks } = applicationMarks;
  return db
    .selectDistinctOn([applicationId], { applicationId, marks })
    .from(applicationMarks)
    .where(among(applicationId, ids))
    .orderBy(asc(applicationId), desc(id));
}

export type Releaser = NonNullable<Prepared['releaseBy']>;

type Meant = (newest: Prepared) => boolean;
type Schedule = { at: Date; by: Releaser; isMeant: Meant };

/** Schedules their release; returns the number. */
export function scheduleRelease(db: Db, ids: readonly string[], { at, by, isMeant }: Schedule) {
  return db.transaction(async (tx) => {
    await lockApplications(tx, ids);
    const selected = (await readPrepared(tx, ids)).filter(isMeant).map(({ id }) => id);
    await tx
      .update(preparedDecisions)
      .set({ releaseAt: at, releaseBy: by })
      .where(among(preparedDecisions.id, selected));
    return selected.length;
  });
}

/** Also of replaced decisions, which may count again; returns the number of applications. */
export async function clearRelease(db: Db, ids: readonly string[]): Promise<number> {
  const cleared = await db
    .update(preparedDecisions)
    .set({ releaseAt: null, releaseBy: null })
    .where(and(among(preparedDecisions.applicationId, ids), isNotNull(preparedDecisions.releaseAt)))
    .returning({ id: preparedDecisions.applicationId });
  return new Set(cleared.map(({ id }) => id)).size;
}

/** So that nothing is prepared, scheduled or released for them meanwhile. */
export const lockApplications = (tx: Db, ids: readonly string[]): Promise<void> =>
  lockRecords(
    tx,
    ids.map((id) => ({ kind: 'applications', id }) as const),
  );

/** In the caller's transaction; returns the number of applications. */
export async function discardDecisions(tx: Db, ids: readonly string[], isMeant: Meant) {
  await lockApplications(tx, ids);
  const meant = (await readPrepared(tx, ids)).filter(isMeant).map((one) => one.applicationId);
  await tx.delete(preparedDecisions).where(among(preparedDecisions.applicationId, meant));
  return meant.length;
}

/** Per transaction; the next round takes the rest. */
const MAX_AT_ONCE = 2000;

/** Not replaced by a newer one. */
function isNewest(db: Db) {
  const { applicationId, id } = preparedDecisions;
  const newer = alias(preparedDecisions, 'newer');
  const replacing = and(eq(newer.applicationId, applicationId), gt(newer.id, id));
  return notExists(db.select().from(newer).where(replacing));
}

/** How many of these applications' decisions go out at each time, soonest first. */
export async function countReleases(db: Db, ids: readonly string[]) {
  const { applicationId, releaseAt: at } = preparedDecisions;
  const rows = await db
    .select({ at, decisions: count() })
    .from(preparedDecisions)
    .where(and(isNotNull(at), among(applicationId, ids), isNewest(db)))
    .groupBy(at)
    .orderBy(asc(at));
  return rows.flatMap((row) => (row.at ? [{ ...row, at: row.at }] : []));
}

export function readDue(db: Db, now: Date): Promise<Prepared[]> {
  const { id, releaseAt } = preparedDecisions;
  return db
    .select()
    .from(preparedDecisions)
    .where(and(lte(releaseAt, now), isNewest(db)))
    .orderBy(asc(releaseAt), asc(id))
    .limit(MAX_AT_ONCE);
}
