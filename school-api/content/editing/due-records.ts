import { addDays } from 'date-fns';
import { and, asc, eq, gt, inArray, isNotNull, lte, min, or, type SQL, sql } from 'drizzle-orm';
import { contentRecords, type Db } from '../../db';

const SOON_DAYS = 7;
const FORGOTTEN_DAYS = 3;

/** For Today: a person's own drafts, others that are days old, and what will be published or hidden soon. */
export type Due = {
  drafts: DueRow[];
  /** Also if there are too many to list. */
  draftCount: number;
  scheduled: DueRow[];
  ending: DueRow[];
};

export async function dueRecords(
  { db, now }: { db: Db; now: () => Date },
  by?: string,
): Promise<Due> {
  const today = now();
  const soon = addDays(today, SOON_DAYS);
  const isDue = isOldDraft(addDays(today, -FORGOTTEN_DAYS), by);
  return {
    drafts: await listWhere(db, isDue, asc(changedAt)),
    draftCount: await db.$count(contentRecords, isDue),
    scheduled: await listBeginning(db, soon),
    ending: await listEnding(db, today, soon),
  };
}

const { id, list, state, from, until, draft, draftScheduled, changedAt, changedBy, label } =
  contentRecords;

/** Published automatically: a scheduled record, or the draft of a published one. */
const begins = and(
  isNotNull(from),
  sql`(${state} = 'scheduled' or (${state} = 'shown' and ${draftScheduled}))`,
);
const ends = and(isNotNull(until), inArray(state, ['shown', 'scheduled']));

const columns = { id, list, label, state, from, until, changedAt, changedBy };

type DueRow = {
  id: number;
  list: string;
  label: string;
  state: (typeof contentRecords.$inferSelect)['state'];
  from: Date | null;
  until: Date | null;
  changedAt: Date;
  changedBy: string;
};

export function listDue(db: Db, now: Date): Promise<{ id: number; list: string }[]> {
  return db
    .select({ id, list })
    .from(contentRecords)
    .where(sql`(${and(begins, lte(from, now))}) or (${and(ends, lte(until, now))})`)
    .orderBy(asc(sql`coalesce(${from}, ${until})`), asc(id));
}

export async function nextDue(db: Db, now: Date): Promise<Date | undefined> {
  const first = (column: typeof from | typeof until, which: SQL | undefined) =>
    db
      .select({ at: min(column) })
      .from(contentRecords)
      .where(and(which, gt(column, now)));
  const [[begin], [end]] = [await first(from, begins), await first(until, ends)];
  return [begin?.at, end?.at].filter((at) => at instanceof Date).sort((a, b) => +a - +b)[0];
}

const MAX = 200;

function listWhere(db: Db, which: SQL | undefined, order: SQL): Promise<DueRow[]> {
  return db.select(columns).from(contentRecords).where(which).orderBy(order, asc(id)).limit(MAX);
}

const listBeginning = (db: Db, before: Date) =>
  listWhere(db, and(begins, lte(from, before)), asc(from));

const listEnding = (db: Db, now: Date, before: Date) =>
  listWhere(db, and(eq(state, 'shown'), gt(until, now), lte(until, before)), asc(until));

const isDraft = sql`(${state} = 'draft' or (${state} in ('shown', 'hidden') and ${draft} is not null and not ${draftScheduled}))`;

/** Drafts unchanged since a date, and those of one person. */
const isOldDraft = (before: Date, by = '') =>
  and(isDraft, or(lte(changedAt, before), eq(changedBy, by)));
