import { and, eq, gt, lt, sum } from 'drizzle-orm';
import { withinClockSkew } from '../db/clock-skew';
import type { Db } from '../db/db';
import { oneTimeCodes } from '../db/schema/applications';
import { countLimitReached } from '../metrics/limit-counts';
import { DAY_MAX_WRONG_TRIES, WRONG_TRIES_WINDOW_MS } from './settings';

/** Whether the mailbox has reached its daily limit of wrong codes. */
export async function hasTooManyWrongCodes(tx: Db, mailbox: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - WRONG_TRIES_WINDOW_MS);
  const [row] = await tx
    .select({ tries: sum(oneTimeCodes.wrongTries).mapWith(Number) })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.mailboxKey, mailbox),
        gt(oneTimeCodes.sentAt, since),
        lt(oneTimeCodes.sentAt, withinClockSkew(now)),
      ),
    );
  const isOver = (row?.tries ?? 0) >= DAY_MAX_WRONG_TRIES;
  if (isOver) countLimitReached('code-tries');
  return isOver;
}

/** Names the office: the limit may have been reached by somebody else. */
export function tooManyWrongCodesMessage(phone: string): string {
  return `Too many wrong codes were entered for this address today. Please try again tomorrow, or call the school's office: ${phone}.`;
}
