import { useEffect } from 'react';
import { register } from '@/content/register';
import type { Progress } from '@/lib/admission/progress';
import { watchPayment } from '@/lib/payments/watch-payment';
import { StepHeading } from '../forms/step-heading';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Amount } from './amount';
import { isPaid } from './late';

const { failure } = register;

interface Props {
  progress: Progress;
  fee: number | null;
  arrived: boolean;
  onPaid: () => void;
  onRetry: () => void;
}

/** Not paid as far as anybody knows; the page goes on asking, because money can be late. */
export function Failure({ progress, fee, arrived, onPaid, onRetry }: Props) {
  const { order, payment } = progress;
  const orderId = order?.id;
  useEffect(() => {
    if (!orderId) return;
    const stop = new AbortController();
    const ask = () => isPaid(orderId, payment, stop.signal);
    void watchPayment({ ask, onPaid, signal: stop.signal });
    return () => stop.abort();
  }, [orderId, payment, onPaid]);
  return (
    <div className="flow-step">
      <StepHeading text={failure.heading} focus={arrived} />
      <div className="outcome outcome-bad" role="alert">
        <Icon name="alert" />
        <p>{failure.title}</p>
      </div>
      <Amount label={failure.amount} fee={fee} order={order} />
      <p>{failure.doNotPayAgain}</p>
      {orderId ? (
        <>
          <dl className="summary">
            <div>
              <dt>{failure.reference}</dt>
              <dd>{orderId}</dd>
            </div>
          </dl>
          <p className="form-note">{failure.watching}</p>
        </>
      ) : null}
      <div className="flow-end" data-print="none">
        <Button onClick={onRetry}>{failure.retry}</Button>
      </div>
    </div>
  );
}
