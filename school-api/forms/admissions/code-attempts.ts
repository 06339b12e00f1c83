import { and, eq, gt, lt, type SQL, sum } from 'drizzle-orm';
import { type Db, mailboxCodes, oneTimeCodes, withinClockSkew } from '../../db';
import { addressKey, countLimitReached, mailboxKey } from '../../platform';
import { DAY_MAX_WRONG_TRIES, WRONG_TRIES_WINDOW_MS } from './settings';

/** Whether the mailbox has reached its daily limit of wrong codes, from all sources. */
export async function hasTooManyWrongCodes(tx: Db, email: string, now: Date): Promise<boolean> {
  const { mailboxKey: mailbox } = oneTimeCodes;
  const ofRegistrations = eq(mailbox, mailboxKey(email));
  const ofMailbox = eq(mailboxCodes.emailKey, addressKey(email));
  const tries =
    (await wrongTriesOf(tx, oneTimeCodes, ofRegistrations, now)) +
    (await wrongTriesOf(tx, mailboxCodes, ofMailbox, now));
  const isOver = tries >= DAY_MAX_WRONG_TRIES;
  if (isOver) countLimitReached('code-tries');
  return isOver;
}

async function wrongTriesOf(
  tx: Db,
  table: typeof oneTimeCodes | typeof mailboxCodes,
  ofMailbox: SQL,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - WRONG_TRIES_WINDOW_MS);
  const recent = and(gt(table.sentAt, since), lt(table.sentAt, withinClockSkew(now)));
  const [row] = await tx
    .select({ tries: sum(table.wrongTries).mapWith(Number) })
    .from(table)
    .where(and(ofMailbox, recent));
  return row?.tries ?? 0;
}

/** Refers to the office, because someone else may have used up the limit. */
export function tooManyWrongCodesMessage(phone: string): string {
  return `You have entered too many wrong codes today. Please try again tomorrow, or call us: ${phone}.`;
}
