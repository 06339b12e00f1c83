import { type ReactNode, useState } from 'react';
import { payments } from '@/content/payments';
import { whatsApp, writeToSchool } from '@/content/whatsapp';
import { StepHeading } from '../forms/step-heading';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { WhatsAppLink } from '../ui/whatsapp-link';
import { CallOffice } from './call-office';
import { Reference } from './reference';
import { type Unpaid, usePaymentStatus } from './use-payment-status';

const { failure } = payments;

interface Props {
  unpaid: Unpaid;
  copy: { heading: string; doNotPayAgain: string };
  /** How to pay another time. */
  later?: string;
  amount: ReactNode;
  stepChanged: boolean;
  action: { label: string; onClick: () => void };
}

/** Unpaid as far as we know; a late payment may still arrive, so nobody should pay twice. */
export function Failure({ unpaid, copy, later, amount, stepChanged, action }: Props) {
  const { orderId, dismissed } = unpaid;
  const { status, polling, check } = usePaymentStatus(unpaid);
  const [checkResult, setCheckResult] = useState('');
  const nothingPaid = dismissed && status === 'untried';
  const open = !nothingPaid && status !== 'checking';

  async function checkNow(ask: NonNullable<typeof check>) {
    setCheckResult(failure.checking);
    if ((await ask()) !== 'paid') setCheckResult(failure.notYet);
  }

  return (
    <div className="flow-step">
      <StepHeading text={copy.heading} focus={stepChanged} />
      <div className="outcome-message">
        <div className={`outcome ${dismissed ? 'outcome-open' : 'outcome-bad'}`} role="alert">
          <Icon name={dismissed ? 'info' : 'alert'} />
          <p>{failure.title}</p>
        </div>
        <p role="status">
          {nothingPaid ? failure.closed : null}
          {open ? copy.doNotPayAgain : null}
          {open && orderId ? ` ${failure.writeToUs}` : null}
          {status === 'checking' ? failure.checking : null}
        </p>
      </div>
      {amount}
      {orderId ? <Reference orderId={orderId} /> : null}
      {later ? <p className="form-note">{later}</p> : null}
      {open && polling ? <p className="form-note">{failure.watching}</p> : null}
      {open && !polling ? <CallOffice /> : null}
      <div className="flow-end" data-print="none">
        <Button onClick={action.onClick}>{action.label}</Button>
        {check && (open || checkResult) ? (
          <Button tone="secondary" onClick={() => checkNow(check)}>
            {failure.checkNow}
          </Button>
        ) : null}
        {open && orderId ? (
          <WhatsAppLink href={writeToSchool(whatsApp.payment.replace('{reference}', orderId))} />
        ) : null}
        <p className="form-note" role="status">
          {checkResult}
        </p>
      </div>
    </div>
  );
}
