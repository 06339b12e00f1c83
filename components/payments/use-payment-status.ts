import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Payment } from '@/lib/payments/payment';
import { pollPayment } from '@/lib/payments/poll-payment';
import type { Purpose } from '@/lib/payments/purpose';
import type { PaymentStatus } from '@/lib/payments/status';
import { type OrderStatus, statusQueryFor } from '@/lib/payments/status-query';
import { queryStatus } from './query-status';

export type Unpaid = OrderStatus & {
  purpose: Purpose;
  payment: Payment | null;
  /** The checkout was closed without a failed attempt. */
  dismissed: boolean;
  end: (orderId: string, outcome: 'paid') => void;
};

/** The status of an unpaid order: polled for half an hour, and on demand. */
export function usePaymentStatus(unpaid: Unpaid) {
  const { purpose, orderId, statusByOrder, payment, dismissed, end } = unpaid;
  const query = useMemo(
    () => statusQueryFor({ orderId, statusByOrder }, payment),
    [orderId, statusByOrder, payment],
  );
  const [status, setStatus] = useState<PaymentStatus | 'checking'>(
    dismissed && query ? 'checking' : 'unknown',
  );
  const [polling, setPolling] = useState(query !== null);

  const take = useCallback(
    (answer: PaymentStatus) => {
      if (answer === 'paid') end(orderId, 'paid');
      else setStatus(answer);
    },
    [end, orderId],
  );

  useEffect(() => {
    if (!query) return;
    const stop = new AbortController();
    const { signal } = stop;
    const poll = {
      ask: () => queryStatus(purpose, query, { signal }),
      onAnswer: take,
      atOnce: dismissed,
      signal,
    };
    void pollPayment(poll).then(() => {
      if (!signal.aborted) setPolling(false);
    });
    return () => stop.abort();
  }, [purpose, query, dismissed, take]);

  const check = useCallback(async () => {
    const answer = await queryStatus(purpose, query);
    take(answer);
    return answer;
  }, [purpose, query, take]);

  return { status, polling, check: query && check };
}
