import { type ReactNode, useState } from 'react';
import { payments } from '@/content/payments';
import { StepHeading } from '../forms/step-heading';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { NotWatching } from './not-watching';
import { Reference } from './reference';
import { type Unpaid, useStanding } from './use-standing';

const { failure } = payments;

interface Props {
  unpaid: Unpaid;
  words: { heading: string; doNotPayAgain: string };
  /** What was to be paid. */
  amount: ReactNode;
  arrived: boolean;
  action: { label: string; onClick: () => void };
}

/** Not paid as far as anybody knows: money can be late, and then nobody should pay twice. */
export function Failure({ unpaid, words, amount, arrived, action }: Props) {
  const { orderId, dismissed } = unpaid;
  const { standing, watching, check } = useStanding(unpaid);
  const [said, setSaid] = useState('');
  const nothingPaid = dismissed && standing === 'untried';
  const open = !nothingPaid && standing !== 'asking';

  async function checkNow(ask: NonNullable<typeof check>) {
    setSaid(failure.checking);
    if ((await ask()) !== 'paid') setSaid(failure.notYet);
  }

  return (
    <div className="flow-step">
      <StepHeading text={words.heading} focus={arrived} />
      <div className="outcome-said">
        <div className={`outcome ${dismissed ? 'outcome-open' : 'outcome-bad'}`} role="alert">
          <Icon name={dismissed ? 'info' : 'alert'} />
          <p>{failure.title}</p>
        </div>
        <p role="status">
          {nothingPaid ? failure.closed : null}
          {open ? words.doNotPayAgain : null}
          {open && orderId ? ` ${failure.writeToUs}` : null}
          {standing === 'asking' ? failure.checking : null}
        </p>
      </div>
      {amount}
      {orderId ? <Reference orderId={orderId} /> : null}
      {open && watching ? <p className="form-note">{failure.watching}</p> : null}
      {open && !watching ? <NotWatching /> : null}
      <div className="flow-end" data-print="none">
        <Button onClick={action.onClick}>{action.label}</Button>
        {check && (open || said) ? (
          <Button tone="secondary" onClick={() => checkNow(check)}>
            {failure.checkNow}
          </Button>
        ) : null}
        <p className="form-note" role="status">
          {said}
        </p>
      </div>
    </div>
  );
}
