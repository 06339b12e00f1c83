import { and, eq, gte, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { type Db, isAny, outbox } from '../db';
import { DAY_MS } from '../platform';
import { CODE_KINDS } from './mail-data';

/**
 * Given up, although somebody outside or in the school still lacks it. Withdrawn and expired emails have no
 * data; codes are asked for again; requests to correct data are listed in the office.
 */
export const isMissed: SQL | undefined = and(
  eq(outbox.state, 'dead'),
  notInArray(outbox.kind, [...CODE_KINDS, 'office-correction']),
  sql`${outbox.data} <> '{}'`,
  isNull(outbox.handledAt),
);

/** Nobody is told of an older one. */
export const missedSince = (now: Date): Date => new Date(now.getTime() - 30 * DAY_MS);

export const countMissed = (db: Db, since: Date): Promise<number> =>
  db.$count(outbox, and(isMissed, gte(outbox.createdAt, since)));

/** Once the person was reached in another way. False for none. */
export const markHandled = (tx: Db, ids: readonly number[], at: Date): Promise<boolean> => {
  const own = and(isMissed, inArray(outbox.id, [...ids]));
  return isAny(tx.update(outbox).set({ handledAt: at }).where(own).returning({ id: outbox.id }));
};
