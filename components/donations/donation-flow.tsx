'use client';

import { type ReactNode, useMemo } from 'react';
import { useStepChanged } from '@/components/forms/use-step-changed';
import { donateRegister } from '@/content/donate-register';
import { payments } from '@/content/payments';
import { PAYMENT_SUCCESS } from '@/contract/facts/money';
import type { CitizenQuestion } from '@/lib/donations/citizen-question';
import { BEGINNING } from '@/lib/donations/flow';
import { LazyStep } from '../payments/lazy-step';
import { Processing } from '../payments/processing';
import { useJourney } from '../payments/use-journey';
import { usePaidOrder } from '../payments/use-paid-order';
import { usePayment } from '../payments/use-payment';
import { StepIndicator } from '../ui/step-indicator';
import { useAlert } from '../ui/use-alert';
import { Amount } from './amount';
import { type Causes, causeNamed } from './cause';
import { DonorStep } from './donor-step';
import { donationOptions, donationPayment } from './journey';
import { failureStep, reviewStep, successStep } from './later-steps';

const { steps, review, failure } = donateRegister;

const NO_CAUSES: Causes = [];
const NO_ORDER = { orderId: '', statusByOrder: false };

interface Props {
  checkoutScript: string;
  question?: CitizenQuestion;
  takesPurpose?: boolean;
  causes?: Causes;
  /** Above the button that sends the form. */
  notice?: ReactNode;
  noticeVersion?: string;
}

/** The three steps; the state decides which one is shown. */
export function DonationFlow(props: Props) {
  const { checkoutScript, question = 'hidden', takesPurpose = false, notice } = props;
  const { noticeVersion = '', causes = NO_CAUSES } = props;
  const donation = useJourney(donationOptions);
  const { state: flow, step, ready, latest, update, go } = donation;
  const { show, dialog } = useAlert();
  const journey = useMemo(
    () => donationPayment({ latest, update, go }, show),
    [latest, update, go, show],
  );
  const paying = usePayment(journey, { ready, script: checkoutScript });
  const stepChanged = useStepChanged(step, ready);
  const { pending, result, payment } = flow;
  const paid = result?.status === PAYMENT_SUCCESS;
  const shown = { paid, ready, paymentId: result?.paymentId ?? '' };
  const { paymentId, refunded } = usePaidOrder(journey.purpose, result ?? NO_ORDER, shown);
  const again = () => {
    update(BEGINNING);
    go(1);
  };
  return (
    <div className="flow" data-step={step}>
      <div data-print="none">
        <StepIndicator steps={steps} current={step} />
      </div>
      {step === 1 ? (
        <DonorStep
          donation={donation}
          stepChanged={stepChanged}
          notice={notice}
          causes={causes}
          asked={{ question, takesPurpose, noticeVersion }}
          settle={paying.settle}
        />
      ) : null}
      {step === 2 && pending ? (
        <LazyStep
          step={reviewStep}
          props={{ donation: pending, paying, stepChanged, onChange: (id) => go(1, id) }}
        />
      ) : null}
      {step === 3 && result && paid ? (
        <LazyStep
          step={successStep}
          props={{
            result: { ...result, paymentId },
            refunded,
            stepChanged,
            onAnother: again,
            cause: causeNamed(causes, result.purpose),
          }}
        />
      ) : null}
      {step === 3 && result && !paid ? (
        <LazyStep
          step={failureStep}
          props={{
            copy: failure,
            stepChanged,
            unpaid: { ...result, purpose: journey.purpose, payment, end: journey.end },
            amount: <Amount paise={result.amount} />,
            // Without the order the donor can only start again.
            action: pending
              ? { label: payments.failure.retry, onClick: () => go(2) }
              : { label: failure.again, onClick: again },
          }}
        />
      ) : null}
      {paying.processing ? (
        <Processing text={review.processing} note={review.processingNote} />
      ) : null}
      {dialog}
    </div>
  );
}
