import type { PaidOrder } from '@/lib/payments/paid-order';
import type { Payment } from '@/lib/payments/payment';
import type { Purpose } from '@/lib/payments/purpose';
import type { PaymentStatus } from '@/lib/payments/status';
import type { StatusQuery } from '@/lib/payments/status-query';

/** Long enough for a slow bank; after that the result page keeps polling. */
const VERIFY_MS = 60_000;
const QUERY_MS = 8_000;
const LEAVING_MS = 500;

/** Loaded on first use, so that the page becomes interactive sooner. */
const load = () => import('./fetch-status');

export function preloadStatusQuery(): void {
  load().catch(() => undefined);
}

/** The order's status; 'unknown' if there is nothing to query, or on a timeout. */
export async function queryStatus(
  purpose: Purpose,
  query: StatusQuery | null,
  { ms = QUERY_MS, signal }: { ms?: number; signal?: AbortSignal } = {},
): Promise<PaymentStatus> {
  const loaded = query && (await load().catch(() => null));
  if (!loaded || signal?.aborted) return 'unknown';
  const stop = new AbortController();
  const end = () => stop.abort();
  const timer = setTimeout(end, ms);
  signal?.addEventListener('abort', end);
  const status = await loaded.fetchStatus(purpose, query, stop.signal);
  signal?.removeEventListener('abort', end);
  clearTimeout(timer);
  return status;
}

export async function queryPaid(
  purpose: Purpose,
  query: StatusQuery,
  signal: AbortSignal,
): Promise<PaidOrder | null> {
  const loaded = await load().catch(() => null);
  return loaded && !signal.aborted ? loaded.fetchPaid(purpose, query, signal) : null;
}

/** The browser's result is never trusted: the school API verifies the payment. */
export async function verifyPayment(purpose: Purpose, payment: Payment): Promise<boolean> {
  const query = { orderId: payment.orderId, payment };
  if ((await queryStatus(purpose, query, { ms: VERIFY_MS })) === 'paid') return true;
  // A page that is being left aborts the query. This timer never fires then, so no failure is shown.
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  return false;
}
