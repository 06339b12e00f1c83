import { useEffect, useState } from 'react';
import type { Refunded } from '@/contract/requests/payment';
import type { Purpose } from '@/lib/payments/purpose';
import { type OrderStatus, statusQueryFor } from '@/lib/payments/status-query';
import { queryRefund } from './query-status';

type Shown = { paid: boolean; ready: boolean };

/** What went back of a payment, asked when its page is opened again; null while there is no refund. */
export function useRefund(
  purpose: Purpose,
  { orderId, statusByOrder }: OrderStatus,
  { paid, ready }: Shown,
): Refunded | null {
  const [wasPaid, setWasPaid] = useState<boolean | null>(null);
  // A payment that was just made has no refund yet.
  if (ready && wasPaid === null) setWasPaid(paid);
  const [known, setKnown] = useState<{ orderId: string; refunded: Refunded } | null>(null);

  useEffect(() => {
    const query = statusQueryFor({ orderId, statusByOrder }, null);
    if (!wasPaid || !paid || !query) return;
    const stop = new AbortController();
    void queryRefund(purpose, query, stop.signal).then((refunded) => {
      if (!stop.signal.aborted) setKnown(refunded && { orderId, refunded });
    });
    return () => stop.abort();
  }, [purpose, orderId, statusByOrder, wasPaid, paid]);

  return known?.orderId === orderId ? known.refunded : null;
}
