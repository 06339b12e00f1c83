'use client';

import { useEffect, useMemo } from 'react';
import { useStepChanged } from '@/components/forms/use-step-changed';
import { payments } from '@/content/payments';
import { register } from '@/content/register';
import type { DateChoice } from '@/lib/admissions/dates';
import type { FormFields } from '@/lib/admissions/fields';
import { BEGINNING, orderStatus, withAnotherChild } from '@/lib/admissions/progress';
import { LazyStep } from '../../payments/lazy-step';
import { Processing } from '../../payments/processing';
import { useJourney } from '../../payments/use-journey';
import { usePaidOrder } from '../../payments/use-paid-order';
import { usePayment } from '../../payments/use-payment';
import { StepIndicator } from '../../ui/step-indicator';
import { Amount } from './amount';
import { DetailsStep, type Notices } from './details-step';
import { feePayment, registrationOptions } from './journey';
import { failureStep, reviewStep, successStep } from './later-steps';
import { preloadParts } from './lazy';
import { Toasts } from './toasts';
import { useInteracted } from './use-interacted';

interface Props {
  fields: FormFields;
  dates: readonly DateChoice[];
  fee: number | null;
  checkoutScript: string;
  notices?: Notices;
}

const NO_NOTICES: Notices = { notice: null, version: '', consentVersion: '', statusHref: '' };

/** The three steps; the progress decides which one is shown. */
export function Registration(props: Props) {
  const { fields, dates, fee, checkoutScript, notices = NO_NOTICES } = props;
  const registration = useJourney(registrationOptions);
  const { state: progress, step, control, ready, latest, update, go } = registration;
  const journey = useMemo(() => feePayment({ latest, update, go }), [latest, update, go]);
  const paying = usePayment(journey, { ready, script: checkoutScript });
  const stepChanged = useStepChanged(step, ready);
  const interacted = useInteracted();
  useEffect(() => {
    if (interacted) preloadParts();
  }, [interacted]);
  const { payment, dismissed } = progress;
  const paid = progress.outcome === 'success';
  const shown = { paid, ready, paymentId: payment?.paymentId ?? '' };
  const paidOrder = usePaidOrder(journey.purpose, orderStatus(progress), shown);
  const clear = () => update(BEGINNING);
  const again = () => {
    update(withAnotherChild(latest()));
    go(1);
  };
  const common = { fee, stepChanged };
  const form = { fields, dates };
  const { purpose, end } = journey;
  const unpaid = { purpose, payment, dismissed, end, ...orderStatus(progress) };
  return (
    <div className="flow" data-step={step}>
      <div data-print="none">
        <StepIndicator steps={register.steps} current={step} />
      </div>
      {step === 1 ? (
        <DetailsStep
          {...form}
          fee={fee}
          registration={registration}
          notices={notices}
          stepChanged={stepChanged}
          wanted={control}
          onLeave={clear}
          settle={paying.settleOrder}
          onDone={() => go(2)}
        />
      ) : null}
      {step === 2 && progress.completed ? (
        <LazyStep
          step={reviewStep}
          props={{
            ...form,
            ...common,
            paying,
            order: progress.order,
            answers: progress.completed,
            onChange: (id) => go(1, id),
          }}
        />
      ) : null}
      {step === 3 && progress.outcome === 'success' ? (
        <LazyStep
          step={successStep}
          props={{
            ...common,
            paidOrder,
            dates,
            progress,
            statusHref: notices.statusHref,
            onLeave: clear,
            onAnother: again,
          }}
        />
      ) : null}
      {step === 3 && progress.outcome === 'failed' ? (
        <LazyStep
          step={failureStep}
          props={{
            unpaid,
            copy: register.failure,
            later: notices.statusHref && register.failure.later,
            stepChanged,
            amount: <Amount label={register.failure.amount} fee={fee} order={progress.order} />,
            action: { label: payments.failure.retry, onClick: () => go(2) },
          }}
        />
      ) : null}
      {paying.processing ? (
        <Processing text={register.review.processing} note={register.review.processingNote} />
      ) : null}
      {interacted ? <Toasts /> : null}
    </div>
  );
}
