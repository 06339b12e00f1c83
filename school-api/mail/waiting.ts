import { and, eq, lte, not, or, sql } from 'drizzle-orm';
import { type Db, outbox } from '../db';

const sentLast = sql`(select max(sent.sent_at) from outbox as sent)`;

/** While others are sent, one that its receiver's server puts off says nothing about ours. */
const isDeferred = sql`(${outbox.lastError} ~ '^(EENVELOPE|EMESSAGE)' and
  coalesce(${sentLast} > ${outbox.createdAt}, false))`;

/** Bulk emails are due one after another, so that each waits from its own time. */
const since = sql`greatest(${sentLast},
  case when ${outbox.tries} = 0 then ${outbox.nextTryAt} else ${outbox.createdAt} end)`;

const isWaiting = (now: Date) =>
  and(
    eq(outbox.state, 'pending'),
    lte(outbox.createdAt, now),
    or(sql`${outbox.tries} > 0`, lte(outbox.nextTryAt, now)),
    not(isDeferred),
  );

/** Since when none of the due emails was sent; null if none is due. */
export async function waitingSince(db: Db, now: Date): Promise<Date | null> {
  const from = sql<Date | null>`min(${since})`.mapWith(outbox.createdAt);
  const [row] = await db.select({ from }).from(outbox).where(isWaiting(now));
  return row?.from ?? null;
}

export const countWaiting = (db: Db, now: Date, before: Date): Promise<number> =>
  db.$count(outbox, and(isWaiting(now), sql`${since} < ${before.toISOString()}`));
