import { and, asc, desc, eq, isNotNull, lte } from 'drizzle-orm';
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

/** All or none. Replaces earlier prepared decisions, including scheduled ones. */
export function enterDecisions(
  db: Db,
  decisions: readonly Decision[],
  { batch, person, now, marks = [] }: DecisionBatch,
): Promise<void> {
  return db.transaction(async (tx) => {
    const ids = decisions.map(({ applicationId }) => applicationId);
    await lockApplications(tx, [...ids, ...marks.map(({ applicationId }) => applicationId)]);
    for (const table of TABLES) {
      if ((await tx.$count(table, eq(table.batch, batch))) > 0) return;
    }
    const by = { batch, personId: person.id, personName: person.name, enteredAt: now };
    if (marks.length > 0) {
      await tx.insert(applicationMarks).values(marks.map((one) => ({ ...one, ...by })));
    }
    await clearRelease(tx, ids);
    if (decisions.length === 0) return;
    await tx.insert(preparedDecisions).values(decisions.map((one) => ({ ...one, ...by })));
  });
}

const TABLES = [applicationMarks, preparedDecisions] as const;
type Table = (typeof TABLES)[number];

/** Undoes what a person entered by one act, unless released; returns the number. */
export function undoDecisions(db: Db, batch: string, personId: number): Promise<number> {
  return db.transaction(async (tx) => {
    const own = (table: Table) => and(eq(table.batch, batch), eq(table.personId, personId));
    const ids = [];
    for (const table of TABLES) {
      const entered = await tx.select({ id: table.applicationId }).from(table).where(own(table));
      ids.push(...entered.map(({ id }) => id));
    }
    // A release that has begun ends first.
    await lockApplications(tx, ids);
    let undone = 0;
    for (const table of TABLES) {
      undone += (await tx.delete(table).where(own(table)).returning({ id: table.id })).length;
    }
    return undone;
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

export async function clearRelease(db: Db, ids: readonly string[]): Promise<number> {
  const cleared = await db
    .update(preparedDecisions)
    .set({ releaseAt: null, releaseBy: null })
    .where(and(among(preparedDecisions.applicationId, ids), isNotNull(preparedDecisions.releaseAt)))
    .returning({ id: preparedDecisions.id });
  return cleared.length;
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

export function readDue(db: Db, now: Date): Promise<Prepared[]> {
  return db
    .select()
    .from(preparedDecisions)
    .where(lte(preparedDecisions.releaseAt, now))
    .orderBy(asc(preparedDecisions.releaseAt), asc(preparedDecisions.id))
    .limit(MAX_AT_ONCE);
}
