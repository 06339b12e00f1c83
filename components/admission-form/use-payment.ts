import { useCallback, useState } from 'react';
import { register } from '@/content/register';
import { school } from '@/content/school';
import { DEFAULT_COUNTRY_CODE } from '@/contract/facts/phones';
import type { Answers } from '@/lib/admission/answers';
import { type Progress, type Step, withoutVerification } from '@/lib/admission/progress';
import type { Failure } from '@/lib/forms/outcome';
import { type CheckoutResult, openCheckout } from '@/lib/payments/checkout';
import { loadCheckout } from '@/lib/payments/checkout-script';
import type { Payment } from '@/lib/payments/payment';
import { useAlone } from '../forms/use-alone';
import { useWaking } from '../payments/use-waking';
import { call, isPaid } from './late';
import { say } from './toasts';
import type { Registration } from './use-progress';

const LEAVING_MS = 500;

type Parts = { registration: Registration; go: (step: Step) => void; script: string };

/** From Continue to a result: order, checkout, verification. */
export function usePayment({ registration, go, script }: Parts) {
  const { latest, update } = registration;
  const [processing, setProcessing] = useState(false);
  const [problem, setProblem] = useState('');
  const { alone, busy, running } = useAlone();

  const end = useCallback(
    (outcome: Progress['outcome']) => {
      update({ outcome });
      go(3);
    },
    [update, go],
  );

  /** Whatever the browser says of a payment, the school has the last word. */
  const verify = useCallback(
    async (orderId: string, payment: Payment | null) => {
      setProcessing(true);
      const paid = await isPaid(orderId, payment);
      // A page that is being left cuts the question off; that is no answer, and no timer ends then.
      if (!paid) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
      setProcessing(false);
      end(paid ? 'success' : 'failed');
    },
    [end],
  );

  function notOpened(failure: Failure) {
    void say('error', register.errors.paymentFailed);
    setProblem(failure.message);
    if (failure.kind !== 'refused' || failure.code !== 'not_found') return;
    update(withoutVerification(latest()));
    go(1);
  }

  async function openPayment({ id }: { id: string }, completed: Answers) {
    setProblem('');
    if (!(await isLoaded(script))) return notLoaded();
    const opened = await call((calls) => calls.openOrder(id));
    const known = latest().order;
    if (!opened.ok) {
      // Perhaps it was paid in another tab, or while this one was asleep.
      if (
        known &&
        opened.failure.kind === 'refused' &&
        (await isPaid(known.id, latest().payment))
      ) {
        return end('success');
      }
      return notOpened(opened.failure);
    }
    const { key, order_id: orderId, amount } = opened.data;
    update({ order: { id: orderId, amount }, payment: null, outcome: null });
    const result = await openCheckout({
      script,
      purpose: 'admission',
      order: { key, orderId, amount },
      name: school.name,
      description: register.checkout.description,
      prefill: prefillOf(completed),
    });
    return finish(orderId, result);
  }

  function notLoaded() {
    void say('error', register.errors.paymentFailed);
    setProblem(register.review.notLoaded);
  }

  function finish(orderId: string, result: CheckoutResult) {
    if (result.kind === 'unavailable') return notLoaded();
    if (result.kind === 'dismissed') return end('failed');
    // Kept before it is verified: a reload in between takes it up again.
    update({ payment: result.payment });
    return verify(orderId, result.payment);
  }

  async function pay() {
    const { application, completed } = latest();
    if (application && completed) await alone(() => openPayment(application, completed));
  }

  useWaking(running);

  /** Begins to load the provider's script, so that Continue need not wait; says when it cannot. */
  const prepare = useCallback(() => {
    void isLoaded(script).then((loaded) => {
      if (!loaded) setProblem(register.review.notLoaded);
    });
  }, [script]);

  return { pay, prepare, busy, processing, problem, verify, end };
}

export type Paying = ReturnType<typeof usePayment>;

function isLoaded(script: string): Promise<boolean> {
  return loadCheckout(script).then(
    () => true,
    () => false,
  );
}

function prefillOf({ first_name, last_name, email, mobile }: Answers) {
  return {
    name: `${first_name} ${last_name}`,
    email,
    contact: mobile ? `${DEFAULT_COUNTRY_CODE}${mobile}` : '',
  };
}
