import { register } from '@/content/register';
import type { Progress } from '@/lib/admission/progress';
import { PAYMENT_PARTNER } from '@/lib/payments/partner';
import { StepHeading } from '../forms/step-heading';
import { AfterPayment } from '../payments/after-payment';
import { Facts } from '../payments/facts';
import type { Option } from '../ui/field/select';
import { Icon } from '../ui/icon';
import { AdmissionDay } from './admission-day';
import { Amount } from './amount';
import { dateShown } from './date-shown';

const { success } = register;

interface Props {
  dates: readonly Option[];
  progress: Progress;
  fee: number | null;
  arrived: boolean;
  onLeave: () => void;
  onAnother: () => void;
}

/** The proof of registration; made to be printed. */
export function Success({ dates, progress, fee, arrived, onLeave, onAnother }: Props) {
  const { completed, payment, order } = progress;
  const applicant = completed ? `${completed.first_name} ${completed.last_name}` : '';
  const facts = [
    { term: success.paymentId, value: payment?.paymentId || success.noPaymentId },
    { term: success.partner, value: PAYMENT_PARTNER },
    { term: success.applicant, value: applicant },
    { term: success.applyFor, value: completed?.apply_for ?? '' },
    { term: success.date, value: completed ? dateShown(completed.admission_date, dates) : '' },
    { term: success.email, value: completed?.email ?? '' },
  ];
  return (
    <div className="flow-step">
      <StepHeading text={success.heading} focus={arrived} />
      <div className="outcome outcome-good" role="status">
        <Icon name="check" />
        <p>{success.title}</p>
      </div>
      <Amount label={success.amount} fee={fee} order={order} />
      <Facts rows={facts} />
      <AdmissionDay />
      <AfterPayment words={success} onLeave={onLeave} onAnother={onAnother} />
    </div>
  );
}
