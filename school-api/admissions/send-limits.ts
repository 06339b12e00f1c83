import { and, asc, eq, gt, lt } from 'drizzle-orm';
import { believable } from '../db/ahead';
import type { Db } from '../db/db';
import { codeSends } from '../db/schema/applications';
import { takeTurns } from '../db/take-turns';
import type { OtpSettings } from '../form-variables';
import { RateLimited } from '../http/rate-limited';
import { SEND_WINDOW_MS } from './settings';

type Send = { applicationId: string; emailKey: string; client: string };

/** Counts a send, or refuses it. */
export async function countSend(tx: Db, send: Send, settings: OtpSettings, now: Date) {
  await takeTurns(tx, 'code-address', send.emailKey);
  await takeTurns(tx, 'code-client', send.client);
  const since = new Date(now.getTime() - SEND_WINDOW_MS);
  await tx.delete(codeSends).where(lt(codeSends.sentAt, since));

  const window = { since, until: believable(now) };
  const own = await timesOf(tx, codeSends.applicationId, send.applicationId, window);
  const last = own.at(-1);
  const resendMs = settings.resendSeconds * 1000;
  if (last !== undefined) refuseUntil(last.getTime() + resendMs, now);
  // The second try of a registration always passes, whatever others did with the address.
  if (own.length !== 1) {
    await refuseOver(tx, codeSends.emailKey, send.emailKey, settings.sendsPerAddress, now);
    await refuseOver(tx, codeSends.client, send.client, settings.sendsPerClient, now);
  }
  await tx.insert(codeSends).values({ ...send, sentAt: now });
}

type Counted = typeof codeSends.applicationId | typeof codeSends.emailKey | typeof codeSends.client;

type Window = { since: Date; until: Date };

async function timesOf(
  tx: Db,
  column: Counted,
  value: string,
  { since, until }: Window,
): Promise<Date[]> {
  const rows = await tx
    .select({ sentAt: codeSends.sentAt })
    .from(codeSends)
    .where(and(eq(column, value), gt(codeSends.sentAt, since), lt(codeSends.sentAt, until)))
    .orderBy(asc(codeSends.sentAt));
  return rows.map(({ sentAt }) => sentAt);
}

async function refuseOver(tx: Db, column: Counted, value: string, limit: number, now: Date) {
  const since = new Date(now.getTime() - SEND_WINDOW_MS);
  const times = await timesOf(tx, column, value, { since, until: believable(now) });
  const freeing = times.at(-limit);
  if (freeing !== undefined) refuseUntil(freeing.getTime() + SEND_WINDOW_MS, now);
}

function refuseUntil(until: number, now: Date) {
  const seconds = Math.ceil((until - now.getTime()) / 1000);
  if (seconds <= 0) return;
  throw new RateLimited(`Please wait ${seconds} seconds before asking for another code.`, seconds);
}
