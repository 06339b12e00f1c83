import { and, asc, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { sandboxDeliveries } from '../../db';
import { DAY_MS } from '../../platform';
import { sign } from '../payments/signature';
import type { SandboxAccount } from './account';
import type { SandboxDeps } from './deps';

type Delivery = typeof sandboxDeliveries.$inferSelect;

const TIMEOUT_MS = 5_000;
const LEASE_MS = 60_000;
const BATCH = 10;
const FIRST_RETRY_MS = 2_000;
/** The delay doubles each time; about a day in total. */
const MAX_TRIES = Math.ceil(Math.log2(DAY_MS / FIRST_RETRY_MS));

/** Sends all due webhooks in order and returns their number. */
export async function deliverDue(
  deps: SandboxDeps,
  account: SandboxAccount,
  signal?: AbortSignal,
): Promise<number> {
  let sent = 0;
  while (!signal?.aborted) {
    const due = await claim(deps);
    for (const delivery of due) {
      if (signal?.aborted) break;
      await finish(deps, delivery, await send(deps, account, delivery));
      sent += 1;
    }
    if (due.length < BATCH) break;
  }
  return sent;
}

async function claim({ db, now }: SandboxDeps): Promise<Delivery[]> {
  const { claimedUntil, dueAt, id } = sandboxDeliveries;
  const at = now();
  const due = db
    .select({ id })
    .from(sandboxDeliveries)
    .where(and(lte(dueAt, at), or(isNull(claimedUntil), lt(claimedUntil, at))))
    .orderBy(asc(dueAt), asc(id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const claimed = await db
    .update(sandboxDeliveries)
    .set({ claimedUntil: new Date(at.getTime() + LEASE_MS) })
    .where(inArray(id, due))
    .returning();
  const when = (delivery: Delivery) => delivery.dueAt?.getTime() ?? 0;
  return claimed.sort((a, b) => when(a) - when(b) || a.id - b.id);
}

async function send(deps: SandboxDeps, account: SandboxAccount, { body, eventId }: Delivery) {
  const { fetch = globalThis.fetch, webhookUrl, log } = deps;
  try {
    const response = await fetch(webhookUrl(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': eventId,
        'x-razorpay-signature': sign(body, account.webhookSecret),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch (error) {
    log.warn({ event: 'sandbox-webhook', err: error }, 'a sandbox webhook could not be delivered');
    return false;
  }
}

async function finish({ db, now }: SandboxDeps, { id, tries }: Delivery, done: boolean) {
  const at = now();
  const retryAt =
    tries + 1 < MAX_TRIES ? new Date(at.getTime() + FIRST_RETRY_MS * 2 ** tries) : null;
  const result = done ? { dueAt: null, deliveredAt: at } : { dueAt: retryAt };
  await db
    .update(sandboxDeliveries)
    .set({ ...result, tries: tries + 1, claimedUntil: null })
    .where(eq(sandboxDeliveries.id, id));
}
