import { useEffect } from 'react';
import { register } from '@/content/register';
import type { Answers } from '@/contract/facts/admission-answers';
import type { FormFields } from '@/lib/admissions/fields';
import type { Progress } from '@/lib/admissions/progress';
import { Problem } from '../../forms/problem';
import { StepHeading } from '../../forms/step-heading';
import type { PaymentMachine } from '../../payments/use-payment';
import { Button } from '../../ui/button';
import type { Option } from '../../ui/field/select';
import { Amount } from './amount';
import { Summary } from './summary';

const { review } = register;

interface Props {
  fields: FormFields;
  dates: readonly Option[];
  answers: Answers;
  fee: number | null;
  order: Progress['order'];
  stepChanged: boolean;
  paying: PaymentMachine;
  /** Called with the id of the control to change. */
  onChange: (id: string) => void;
}

export function ReviewStep({ fields, dates, answers, fee, order, ...props }: Props) {
  const { stepChanged, paying, onChange } = props;
  const { prepare } = paying;
  useEffect(prepare, [prepare]);
  return (
    <div className="flow-step">
      <StepHeading text={review.heading} focus={stepChanged} />
      <p className="section-lead">{review.text}</p>
      <Amount label={review.feeLabel} note={register.fees.note} fee={fee} order={order} />
      <Summary fields={fields} dates={dates} answers={answers} onChange={onChange} />
      <Problem text={paying.problem} />
      <div className="flow-end">
        <Button busy={paying.busy} onClick={paying.pay}>
          {review.submit}
        </Button>
        <p className="form-note" role="status">
          {paying.busy ? review.opening : review.note}
        </p>
      </div>
    </div>
  );
}
