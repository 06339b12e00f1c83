import { useEffect, useState } from 'react';
import type { PaidOrder } from '@/lib/payments/paid-order';
import type { Purpose } from '@/lib/payments/purpose';
import { type OrderStatus, statusQueryFor } from '@/lib/payments/status-query';
import { queryPaid } from './query-status';

type ShownOrder = { paid: boolean; ready: boolean; paymentId: string };

/** Queried when a payment's page is reopened, and for a payment that arrived without its id. */
export function usePaidOrder(
  purpose: Purpose,
  { orderId, statusByOrder }: OrderStatus,
  { paid, ready, paymentId }: ShownOrder,
): PaidOrder {
  const [wasPaid, setWasPaid] = useState<boolean | null>(null);
  // A payment that was just made has no refund yet.
  if (ready && wasPaid === null) setWasPaid(paid);
  const [known, setKnown] = useState<{ orderId: string; order: PaidOrder | null } | null>(null);
  const isAsked = paid && (wasPaid === true || paymentId === '');

  useEffect(() => {
    const query = statusQueryFor({ orderId, statusByOrder }, null);
    if (!isAsked || !query) return;
    const stop = new AbortController();
    void queryPaid(purpose, query, stop.signal).then((order) => {
      if (!stop.signal.aborted) setKnown({ orderId, order });
    });
    return () => stop.abort();
  }, [purpose, orderId, statusByOrder, isAsked]);

  const order = known?.orderId === orderId ? known.order : null;
  return { paymentId: paymentId || order?.paymentId || '', refunded: order?.refunded ?? null };
}
