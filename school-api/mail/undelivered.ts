import { and, eq, gte, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { type Db, isAny, outbox } from '../db';
import { DAY_MS } from '../platform';
import { CODE_KINDS } from './mail-data';

/**
 * Withdrawn and expired emails have no data; codes are asked for again; requests to correct data are
 * listed in the office.
 */
const isLost = and(
  eq(outbox.state, 'dead'),
  notInArray(outbox.kind, [...CODE_KINDS, 'office-correction']),
  sql`${outbox.data} <> '{}'`,
);

/** Given up, although somebody outside or in the school still lacks it. */
export const isUndelivered: SQL | undefined = and(isLost, isNull(outbox.handledAt));

/** Handled by the action of that time. */
export const isHandledAt = (at: Date): SQL | undefined => and(isLost, eq(outbox.handledAt, at));

/** Nobody is told of an older one. */
export const undeliveredSince = (now: Date): Date => new Date(now.getTime() - 30 * DAY_MS);

export const countUndelivered = (db: Db, since: Date): Promise<number> =>
  db.$count(outbox, and(isUndelivered, gte(outbox.createdAt, since)));

/** Once the person was reached in another way. False for none. */
export const markHandled = (tx: Db, ids: readonly number[], at: Date): Promise<boolean> =>
  setHandled(tx, and(isUndelivered, inArray(outbox.id, [...ids])), at);

/** Undoes the action of that time. False for none. */
export const unmarkHandled = (tx: Db, ids: readonly number[], at: Date): Promise<boolean> =>
  setHandled(tx, and(isHandledAt(at), inArray(outbox.id, [...ids])), null);

const setHandled = (tx: Db, where: SQL | undefined, handledAt: Date | null): Promise<boolean> =>
  isAny(tx.update(outbox).set({ handledAt }).where(where).returning({ id: outbox.id }));
