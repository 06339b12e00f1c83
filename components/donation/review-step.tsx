import { useEffect } from 'react';
import { donateRegister } from '@/content/donate-register';
import { amountInWords } from '@/contract/facts/rupees';
import type { Answers } from '@/lib/donation/answers';
import type { Gift } from '@/lib/donation/flow';
import { formatPaise } from '@/lib/format/money';
import { PAYMENT_PARTNER } from '@/lib/payments/partner';
import { StepHeading } from '../forms/step-heading';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Amount } from './amount';
import { Facts } from './facts';
import type { Paying } from './use-payment';

const { review, labels, success } = donateRegister;

interface Props {
  gift: Gift;
  paying: Paying;
  arrived: boolean;
  onChange: () => void;
}

export function ReviewStep({ gift, paying, arrived, onChange }: Props) {
  const { details, order } = gift;
  const { prepare, busy } = paying;
  useEffect(prepare, [prepare]);
  return (
    <div className="flow-step">
      <StepHeading text={review.heading} focus={arrived} />
      <p className="section-lead">{review.text}</p>
      <Facts rows={rowsOf(details)} />
      <Button tone="quiet" className="flow-change" onClick={onChange}>
        <Icon name="arrow-left" />
        {review.change}
      </Button>
      <div>
        <Amount paise={order.amount} />
        <p className="form-note">
          {success.inWords}: {amountInWords(order.amount)}
        </p>
      </div>
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

function rowsOf(details: Answers) {
  const { donor_name, email, mobile_code, mobile, address, city, state, pin_code } = details;
  return [
    { term: labels.donor_name, value: donor_name },
    { term: labels.email, value: email },
    { term: labels.mobile, value: `${mobile_code} ${mobile}` },
    { term: labels.address, value: address },
    { term: labels.city, value: city },
    { term: labels.state, value: state },
    { term: labels.pin_code, value: pin_code },
    { term: labels.country, value: details.country },
    { term: labels.message, value: details.message },
  ];
}
