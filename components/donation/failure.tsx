import { useCallback, useEffect, useState } from 'react';
import { donateRegister } from '@/content/donate-register';
import type { DonationResult } from '@/lib/donation/flow';
import type { Payment } from '@/lib/payments/payment';
import { watchPayment } from '@/lib/payments/watch-payment';
import { StepHeading } from '../forms/step-heading';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Amount } from './amount';
import { Facts } from './facts';
import { isPaid } from './late';

const { failure } = donateRegister;

interface Props {
  result: DonationResult;
  payment: Payment | null;
  arrived: boolean;
  onPaid: (orderId: string) => void;
  /** Absent where the tab has forgotten what was to be paid. */
  onRetry: (() => void) | null;
  onAnother: () => void;
}

/** Not paid as far as anybody knows; the page goes on asking, because money can be late. */
export function Failure({ result, payment, arrived, onPaid, onRetry, onAnother }: Props) {
  const { orderId, amount } = result;
  const { check, said } = useRecheck(orderId, payment, onPaid);
  return (
    <div className="flow-step">
      <StepHeading text={failure.heading} focus={arrived} />
      <div className="outcome outcome-bad" role="alert">
        <Icon name="alert" />
        <p>{failure.title}</p>
      </div>
      <Amount paise={amount} />
      <p>{failure.doNotPayAgain}</p>
      <Facts rows={[{ term: failure.reference, value: orderId }]} />
      {orderId ? (
        <div>
          <p className="form-note">{failure.watching}</p>
          <p className="form-note" role="status">
            {said}
          </p>
        </div>
      ) : null}
      <div className="flow-end" data-print="none">
        {onRetry ? <Button onClick={onRetry}>{failure.retry}</Button> : null}
        {onRetry ? null : <Button onClick={onAnother}>{failure.again}</Button>}
        {orderId ? (
          <Button tone="secondary" onClick={check}>
            {failure.checkNow}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** By itself for half an hour, and whenever the donor wants to know. */
function useRecheck(orderId: string, payment: Payment | null, onPaid: (orderId: string) => void) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!orderId) return;
    const stop = new AbortController();
    const ask = () => isPaid(orderId, payment, stop.signal);
    void watchPayment({ ask, onPaid: () => onPaid(orderId), signal: stop.signal });
    return () => stop.abort();
  }, [orderId, payment, onPaid]);
  const check = useCallback(async () => {
    setSaid(failure.checking);
    if (await isPaid(orderId, payment)) onPaid(orderId);
    else setSaid(failure.notYet);
  }, [orderId, payment, onPaid]);
  return { check, said };
}
