import { and, desc, eq, gt, lt, type SQL } from 'drizzle-orm';
import { codeSends, type Db, takeAdvisoryLock, withinClockSkew } from '../../db';
import { countLimitReached, type LimitName, RateLimitError } from '../../platform';
import type { OtpSettings } from '../variables';
import { SEND_WINDOW_MS } from './settings';

type Send = { applicationId: string; emailKey: string; client: string };
type Checked = { now: Date; settings: OtpSettings };

/** The limit on all sends, logged as an error. */
export class TotalSendLimitError extends RateLimitError {}

/** Records a send, or throws if a limit is reached. */
export async function countSend(tx: Db, send: Send, { now, settings }: Checked) {
  // Always in this order, to avoid deadlocks.
  await takeAdvisoryLock(tx, 'code-address', send.emailKey);
  await takeAdvisoryLock(tx, 'code-client', send.client);
  await tx.delete(codeSends).where(lt(codeSends.sentAt, new Date(now.getTime() - SEND_WINDOW_MS)));

  const own = eq(codeSends.applicationId, send.applicationId);
  const [last] = await timesOf(tx, own, now, 1);
  if (last !== undefined) refuseUntil(last.getTime() + settings.resendSeconds * 1000, now);

  const mailbox = eq(codeSends.emailKey, send.emailKey);
  const client = eq(codeSends.client, send.client);
  await refuseOver(tx, 'codes-address', mailbox, settings.sendsPerAddress, now);
  await refuseOver(tx, 'codes-client', client, settings.sendsPerClient, now);
  await refuseOver(tx, 'codes-all', undefined, settings.sendsInAll, now);
  await tx.insert(codeSends).values({ ...send, sentAt: now });
}

/** Newest first. */
async function timesOf(tx: Db, which: SQL | undefined, now: Date, max: number): Promise<Date[]> {
  const since = new Date(now.getTime() - SEND_WINDOW_MS);
  const rows = await tx
    .select({ sentAt: codeSends.sentAt })
    .from(codeSends)
    .where(and(which, gt(codeSends.sentAt, since), lt(codeSends.sentAt, withinClockSkew(now))))
    .orderBy(desc(codeSends.sentAt))
    .limit(max);
  return rows.map(({ sentAt }) => sentAt);
}

async function refuseOver(
  tx: Db,
  name: LimitName,
  which: SQL | undefined,
  limit: number,
  now: Date,
) {
  const times = await timesOf(tx, which, now, limit);
  const oldest = times[limit - 1];
  if (oldest === undefined) return;
  countLimitReached(name);
  const Kind = name === 'codes-all' ? TotalSendLimitError : RateLimitError;
  refuseUntil(oldest.getTime() + SEND_WINDOW_MS, now, Kind);
}

function refuseUntil(until: number, now: Date, Kind = RateLimitError) {
  const seconds = Math.ceil((until - now.getTime()) / 1000);
  if (seconds <= 0) return;
  throw new Kind(`Please wait ${seconds} seconds before asking for another code.`, seconds);
}
