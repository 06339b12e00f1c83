import { isTestKey } from '@/contract';
import type { PaymentOrder } from '../../db';
import { readMoneyRows } from './after-paid-rows';
import type { PaymentDeps } from './deps';
import { disputeFact } from './facts';
import { moneyOf } from './money';
import { claimRefundChecks, finishRefundCheck } from './order-rows';
import type { Provider } from './provider';
import type { ProviderDispute } from './provider-entities';
import { isProviderError } from './provider-error';
import { nextRefundCheck, retryRefundCheck } from './schedule';
import { syncOrderAttempts } from './sync-order';

/** Longer than a batch takes if every call to the provider times out. */
const LEASE_MS = 5 * 60_000;
const BATCH = 10;
/** Per round. After an outage or a first start, the rest follows in later rounds. */
const BATCHES = 5;

/**
 * Checks paid orders for refunds, disputes and second payments that no webhook reported. Returns the
 * number of orders.
 */
export async function reconcileRefunds(deps: PaymentDeps, signal?: AbortSignal): Promise<number> {
  const { db, provider, now, log } = deps;
  if (provider === undefined) return 0;
  const test = isTestKey(provider.keyId);
  let asked = 0;
  for (let batch = 0; batch < BATCHES && !signal?.aborted; batch += 1) {
    const until = new Date(now().getTime() + LEASE_MS);
    const due = await claimRefundChecks(db, { now: now(), until, limit: BATCH, test });
    const disputes = due.length === 0 ? [] : await readDisputes(deps, provider);
    for (const order of due) {
      if (signal?.aborted) break;
      await checkOrder(deps, provider, order, disputes);
      asked += 1;
    }
    if (due.length < BATCH) break;
  }
  if (asked > 0) log.info({ event: 'refunds-checked', asked }, 'checked paid orders');
  return asked;
}

/** An account may lack permission to list disputes: then only webhooks report them. */
async function readDisputes({ log }: PaymentDeps, provider: Provider): Promise<ProviderDispute[]> {
  try {
    return await provider.disputes();
  } catch (error) {
    log.warn({ event: 'disputes', err: error }, 'the disputes could not be read');
    return [];
  }
}

async function checkOrder(
  deps: PaymentDeps,
  provider: Provider,
  order: PaymentOrder,
  disputes: readonly ProviderDispute[],
) {
  const { db, log, now } = deps;
  let next: Date | null;
  try {
    const own = await ownDisputes(deps, order, disputes);
    await syncOrderAttempts(
      deps,
      provider,
      order,
      own.map((one) => disputeFact(one)),
    );
    next = await nextCheckOf(deps, order);
  } catch (error) {
    log.warn(
      { event: 'refund-check', orderId: order.id, err: error },
      'a paid order could not be checked',
    );
    // Unknown to the provider, for example after a change of account: rarely checked again.
    next = isProviderError(error, 'not_found')
      ? await nextCheckOf(deps, order)
      : retryRefundCheck(now());
  }
  await finishRefundCheck(db, order, next);
}

async function ownDisputes(
  { db }: PaymentDeps,
  { id }: PaymentOrder,
  disputes: readonly ProviderDispute[],
) {
  if (disputes.length === 0) return [];
  const { payments } = await readMoneyRows(db, id);
  const own = new Set(payments.map((payment) => payment.id));
  return disputes.filter(({ payment_id }) => own.has(payment_id));
}

async function nextCheckOf({ db, now }: PaymentDeps, { id, amount, paidAt }: PaymentOrder) {
  const rows = await readMoneyRows(db, id);
  const { surplus, dispute } = moneyOf(amount, rows);
  const isPending = rows.refunds.some(({ state }) => state === 'pending');
  const isOpen = surplus > 0 || dispute === 'open' || isPending;
  return nextRefundCheck(paidAt ?? now(), now(), isOpen);
}
