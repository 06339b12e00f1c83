import { useEffect } from 'react';
import { donateRegister } from '@/content/donate-register';
import { formatPaise } from '@/contract/facts/rupees';
import { amountInWords } from '@/contract/facts/rupees-in-words';
import type { AnswerKey, Answers } from '@/lib/donations/answers';
import type { PendingDonation } from '@/lib/donations/flow';
import { PAYMENT_PARTNER } from '@/lib/payments/partner';
import { StepHeading } from '../forms/step-heading';
import { ChangeButton, SummaryList } from '../payments/summary-list';
import type { PaymentMachine } from '../payments/use-payment';
import { Button } from '../ui/button';
import { Amount } from './amount';
import { fieldId } from './field-id';

const { review, labels, success } = donateRegister;

interface Props {
  donation: PendingDonation;
  paying: PaymentMachine;
  stepChanged: boolean;
  /** Takes the id of the control to change. */
  onChange: (id: string) => void;
}

export function ReviewStep({ donation, paying, stepChanged, onChange }: Props) {
  const { details, order } = donation;
  const { prepare, busy } = paying;
  useEffect(prepare, [prepare]);
  return (
    <div className="flow-step">
      <StepHeading text={review.heading} focus={stepChanged} />
      <p className="section-lead">{review.text}</p>
      <div>
        <Amount paise={order.amount} />
        <div className="amount-end">
          <p className="form-note">
            {success.inWords}: {amountInWords(order.amount)}
          </p>
          <ChangeButton
            label={review.change}
            what={labels.amount}
            onClick={() => onChange(fieldId('amount'))}
          />
        </div>
      </div>
      <SummaryList rows={rowsOf(details, onChange)} change={review.change} />
      <div className="flow-end">
        <Button busy={busy} onClick={paying.pay}>
          {review.pay.replace('{amount}', formatPaise(order.amount))}
        </Button>
        <p className="form-note" role="status">
          {busy ? review.opening : review.note.replace('{partner}', PAYMENT_PARTNER)}
        </p>
      </div>
    </div>
  );
}

const ROWS = [
  'purpose',
  'message',
  'donor_name',
  'email',
  'mobile',
  'address',
  'city',
  'state',
  'pin_code',
  'country',
  'indian_citizen',
] as const satisfies readonly AnswerKey[];

function rowsOf(details: Answers, onChange: Props['onChange']) {
  return ROWS.map((key) => ({
    term: labels[key],
    value: shown(key, details),
    onChange: () => onChange(fieldId(key)),
  }));
}

function shown(key: (typeof ROWS)[number], details: Answers): string {
  if (key === 'mobile') return `${details.mobile_code} ${details.mobile}`;
  if (key !== 'indian_citizen') return details[key];
  const { yes, no } = donateRegister.citizenship;
  if (details[key] === '') return '';
  return details[key] === 'yes' ? yes : no;
}
