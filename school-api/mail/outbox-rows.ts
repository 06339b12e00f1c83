import { and, asc, desc, eq, isNull, lt, lte, notInArray, or, type SQL } from 'drizzle-orm';
import { type Db, isBeyondClockSkew, type OutboxState, outbox } from '../db';
import { SECRET_KINDS } from './mail-data';
import { MAX_WAIT_MS } from './retry';

export type OutboxMail = typeof outbox.$inferSelect;

/** Leases the most overdue mail to this instance. */
export function claimDueMail(db: Db, now: Date, until: Date): Promise<OutboxMail | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: outbox.id, tries: outbox.tries })
      .from(outbox)
      .where(
        and(
          eq(outbox.state, 'pending'),
          or(
            lte(outbox.nextTryAt, now),
            isBeyondClockSkew(outbox.nextTryAt, new Date(now.getTime() + MAX_WAIT_MS)),
          ),
          or(
            isNull(outbox.leasedUntil),
            lt(outbox.leasedUntil, now),
            isBeyondClockSkew(outbox.leasedUntil, until),
          ),
        ),
      )
      // A parent waits for a code; nobody waits for one of 500 letters.
      .orderBy(
        asc(notInArray(outbox.kind, [...SECRET_KINDS])),
        asc(eq(outbox.kind, 'letter')),
        asc(outbox.nextTryAt),
        asc(outbox.id),
      )
      .limit(1)
      .for('update', { skipLocked: true });
    if (due === undefined) return undefined;
    const [claimed] = await tx
      .update(outbox)
      .set({ tries: due.tries + 1, leasedUntil: until })
      .where(eq(outbox.id, due.id))
      .returning();
    return claimed;
  });
}

type Outcome = {
  state: OutboxState;
  data?: unknown;
  lastError?: string;
  nextTryAt?: Date;
  sentAt?: Date;
};

/** Stores the outcome, unless another attempt has started, or the email was withdrawn and not sent. */
export async function finishAttempt(db: Db, mail: OutboxMail, outcome: Outcome): Promise<void> {
  await db
    .update(outbox)
    .set({ ...outcome, leasedUntil: null })
    .where(
      and(
        eq(outbox.id, mail.id),
        eq(outbox.tries, mail.tries),
        outcome.sentAt ? undefined : eq(outbox.state, 'pending'),
      ),
    );
}

const LISTED = 200;

/** Newest first. */
export function listMails(db: Db, to?: string): Promise<OutboxMail[]> {
  return db.select().from(outbox).where(isFor(to)).orderBy(desc(outbox.id)).limit(LISTED);
}

export const countMails = (db: Db, to?: string): Promise<number> => db.$count(outbox, isFor(to));

export async function findMail(db: Db, id: number): Promise<OutboxMail | undefined> {
  const [mail] = await db.select().from(outbox).where(eq(outbox.id, id));
  return mail;
}

function isFor(to: string | undefined): SQL | undefined {
  return to === undefined ? undefined : eq(outbox.recipient, to);
}
