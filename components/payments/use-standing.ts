import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Payment } from '@/lib/payments/payment';
import type { Purpose } from '@/lib/payments/purpose';
import { type OrderStatus, questionAbout } from '@/lib/payments/question';
import type { Standing } from '@/lib/payments/standing';
import { watchPayment } from '@/lib/payments/watch-payment';
import { ask } from './ask';

export type Unpaid = OrderStatus & {
  purpose: Purpose;
  payment: Payment | null;
  /** The window was closed, and had told of no try. */
  dismissed: boolean;
  onPaid: () => void;
};

/** How an unpaid order stands: asked by itself for half an hour, and whenever the payer wants to know. */
export function useStanding(unpaid: Unpaid) {
  const { purpose, orderId, statusByOrder, payment, dismissed, onPaid } = unpaid;
  const question = useMemo(
    () => questionAbout({ orderId, statusByOrder }, payment),
    [orderId, statusByOrder, payment],
  );
  const [standing, setStanding] = useState<Standing | 'asking'>(
    dismissed && question ? 'asking' : 'unknown',
  );
  const [watching, setWatching] = useState(question !== null);

  const take = useCallback(
    (answer: Standing) => {
      if (answer === 'paid') onPaid();
      else setStanding(answer);
    },
    [onPaid],
  );

  useEffect(() => {
    if (!question) return;
    const stop = new AbortController();
    const { signal } = stop;
    const watch = {
      ask: () => ask(purpose, question, { signal }),
      onAnswer: take,
      atOnce: dismissed,
      signal,
    };
    void watchPayment(watch).then(() => {
      if (!signal.aborted) setWatching(false);
    });
    return () => stop.abort();
  }, [purpose, question, dismissed, take]);

  const check = useCallback(async () => {
    const answer = await ask(purpose, question);
    take(answer);
    return answer;
  }, [purpose, question, take]);

  return { standing, watching, check: question && check };
}
