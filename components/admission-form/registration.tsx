'use client';

import { useCallback, useEffect } from 'react';
import { useArrived } from '@/components/forms/use-arrived';
import { payments } from '@/content/payments';
import { register } from '@/content/register';
import type { FormFields } from '@/lib/admission/fields';
import { BEGINNING, orderStatus, withAnotherChild } from '@/lib/admission/progress';
import { Failure } from '../payments/failure';
import { Processing } from '../payments/processing';
import type { Option } from '../ui/field/select';
import { StepIndicator } from '../ui/step-indicator';
import { Amount } from './amount';
import { DetailsStep } from './details-step';
import { FeesCard } from './fees-card';
import { fetchLateParts } from './late';
import { ReviewStep } from './review-step';
import { Success } from './success';
import { Toasts } from './toasts';
import { usePayment } from './use-payment';
import { useProgress } from './use-progress';
import { useResume } from './use-resume';
import { useSteps } from './use-steps';
import { useTouched } from './use-touched';

interface Props {
  fields: FormFields;
  dates: readonly Option[];
  fee: number | null;
  checkoutScript: string;
}

/** The three steps; which of them is shown follows from what was done. */
export function Registration({ fields, dates, fee, checkoutScript }: Props) {
  const registration = useProgress();
  const { progress, ready, latest, update } = registration;
  const { step, control, go } = useSteps(registration);
  const paying = usePayment({ registration, go, script: checkoutScript });
  useResume(registration, paying);
  const arrived = useArrived(step, ready);
  const touched = useTouched();
  useEffect(() => {
    if (touched) fetchLateParts();
  }, [touched]);
  const { end } = paying;
  const onPaid = useCallback(() => end('paid'), [end]);
  const clear = () => update(BEGINNING);
  const again = () => {
    update(withAnotherChild(latest()));
    go(1);
  };
  const common = { fee, arrived };
  const form = { fields, dates };
  const { payment, dismissed } = progress;
  const unpaid = { purpose: 'admission' as const, payment, dismissed };
  return (
    <div className="flow" data-step={step}>
      {step === 1 ? <FeesCard fee={fee} className="fees-first" /> : null}
      <div data-print="none">
        <StepIndicator steps={register.steps} current={step} />
      </div>
      {step === 1 ? (
        <DetailsStep
          {...form}
          registration={registration}
          arrived={arrived}
          wanted={control}
          onLeave={clear}
          onDone={() => go(2)}
        />
      ) : null}
      {step === 2 && progress.completed ? (
        <ReviewStep
          {...form}
          {...common}
          answers={progress.completed}
          paying={paying}
          onChange={(id) => go(1, id)}
        />
      ) : null}
      {step === 3 && progress.outcome === 'success' ? (
        <Success {...common} dates={dates} progress={progress} onLeave={clear} onAnother={again} />
      ) : null}
      {step === 3 && progress.outcome === 'failed' ? (
        <Failure
          unpaid={{ ...unpaid, ...orderStatus(progress), onPaid }}
          words={register.failure}
          amount={<Amount label={register.failure.amount} fee={fee} order={progress.order} />}
          arrived={arrived}
          action={{ label: payments.failure.retry, onClick: () => go(2) }}
        />
      ) : null}
      {paying.processing ? (
        <Processing text={register.review.processing} note={register.review.processingNote} />
      ) : null}
      {touched ? <Toasts /> : null}
    </div>
  );
}
