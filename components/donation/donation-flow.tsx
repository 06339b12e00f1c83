'use client';

import { useCallback } from 'react';
import { useArrived } from '@/components/forms/use-arrived';
import { donateRegister } from '@/content/donate-register';
import { payments } from '@/content/payments';
import { PAYMENT_SUCCESS } from '@/contract/facts/money';
import { BEGINNING } from '@/lib/donation/flow';
import { Failure } from '../payments/failure';
import { Processing } from '../payments/processing';
import { StepIndicator } from '../ui/step-indicator';
import { useAlert } from '../ui/use-alert';
import { Amount } from './amount';
import { DonorStep } from './donor-step';
import { ReviewStep } from './review-step';
import { Success } from './success';
import { type Donation, useDonation } from './use-donation';
import { usePayment } from './use-payment';
import { useResume } from './use-resume';

const { steps, review, failure } = donateRegister;

/** The three steps; which of them is shown follows from what was done. */
export function DonationFlow({ checkoutScript }: { checkoutScript: string }) {
  const donation = useDonation();
  const { flow, step, latest, update } = donation;
  const { show, dialog } = useAlert();
  const paying = usePayment({ donation, script: checkoutScript, alert: show });
  useResume(donation, paying);
  const arrived = useArrived(step, donation.ready);
  return (
    <div className="flow" data-step={step}>
      <div data-print="none">
        <StepIndicator steps={steps} current={step} />
      </div>
      {step === 1 ? <DonorStep donation={donation} arrived={arrived} /> : null}
      {step === 2 && flow.gift ? (
        <ReviewStep
          gift={flow.gift}
          paying={paying}
          arrived={arrived}
          onChange={(id) => update(latest(), 1, id)}
        />
      ) : null}
      {step === 3 ? <Result donation={donation} arrived={arrived} /> : null}
      {paying.processing ? (
        <Processing text={review.processing} note={review.processingNote} />
      ) : null}
      {dialog}
    </div>
  );
}

function Result({ donation, arrived }: { donation: Donation; arrived: boolean }) {
  const { flow, latest, update, end } = donation;
  const { gift, result, payment } = flow;
  const orderId = result?.orderId ?? '';
  const onPaid = useCallback(() => end(orderId, 'paid'), [end, orderId]);
  const again = () => update(BEGINNING, 1);
  const retry = () => update(latest(), 2);
  if (!result) return null;
  if (result.status === PAYMENT_SUCCESS) {
    return <Success result={result} arrived={arrived} onAnother={again} />;
  }
  return (
    <Failure
      unpaid={{ ...result, purpose: 'donation', payment, onPaid }}
      words={failure}
      amount={<Amount paise={result.amount} />}
      arrived={arrived}
      // Where the tab has forgotten what was to be paid, it can only begin anew.
      action={
        gift
          ? { label: payments.failure.retry, onClick: retry }
          : { label: failure.again, onClick: again }
      }
    />
  );
}
