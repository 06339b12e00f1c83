import { useCallback, useState } from 'react';
import { register } from '@/content/register';
import { school } from '@/content/school';
import type { Answers } from '@/contract/facts/admission-answers';
import { DEFAULT_COUNTRY_CODE } from '@/contract/facts/phones';
import { orderStatus, type Step, withoutVerification } from '@/lib/admission/progress';
import type { Failure } from '@/lib/forms/outcome';
import { type CheckoutResult, openCheckout } from '@/lib/payments/checkout';
import { loadCheckout } from '@/lib/payments/checkout-script';
import type { Ending } from '@/lib/payments/ending';
import type { Payment } from '@/lib/payments/payment';
import { questionAbout } from '@/lib/payments/question';
import { useAlone } from '../forms/use-alone';
import { ask, isVerified, prepareAsking } from '../payments/ask';
import { useWaking } from '../payments/use-waking';
import { call } from './late';
import { say } from './toasts';
import type { Registration } from './use-progress';

type Parts = { registration: Registration; go: (step: Step) => void; script: string };

/** From Continue to a result: order, checkout, verification. */
export function usePayment({ registration, go, script }: Parts) {
  const { latest, update } = registration;
  const [processing, setProcessing] = useState(false);
  const [problem, setProblem] = useState('');
  const { alone, busy, running } = useAlone();

  const end = useCallback(
    (ending: Ending) => {
      const outcome = ending === 'paid' ? 'success' : 'failed';
      update({ outcome, dismissed: ending === 'dismissed' });
      go(3);
    },
    [update, go],
  );

  const verify = useCallback(
    async (payment: Payment) => {
      setProcessing(true);
      const paid = await isVerified('admission', payment);
      setProcessing(false);
      end(paid ? 'paid' : 'failed');
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
    const { payment } = latest();
    // A payment that could not be verified may be good all the same: nobody pays twice.
    const before = payment && (await ask('admission', { orderId: payment.orderId, payment }));
    if (before === 'paid') return end('paid');
    const opened = await call((calls) => calls.openOrder(id));
    if (!opened.ok) {
      // Perhaps it was paid in another tab, or while this one was asleep.
      const question = questionAbout(orderStatus(latest()), latest().payment);
      const refused = opened.failure.kind === 'refused';
      if (refused && (await ask('admission', question)) === 'paid') return end('paid');
      return notOpened(opened.failure);
    }
    const { key, order_id: orderId, amount, status_by_order: statusByOrder } = opened.data;
    update({ order: { id: orderId, amount, statusByOrder }, payment: null, outcome: null });
    const result = await openCheckout({
      script,
      purpose: 'admission',
      order: { key, orderId, amount },
      name: school.name,
      description: register.checkout.description,
      prefill: prefillOf(completed),
    });
    return finish(result);
  }

  function notLoaded() {
    void say('error', register.errors.paymentFailed);
    setProblem(register.review.notLoaded);
  }

  function finish(result: CheckoutResult) {
    if (result.kind === 'unavailable') return notLoaded();
    if (result.kind !== 'returned') return end(result.kind);
    // Kept before it is verified: a reload in between takes it up again.
    update({ payment: result.payment });
    return verify(result.payment);
  }

  async function pay() {
    const { application, completed } = latest();
    if (application && completed) await alone(() => openPayment(application, completed));
  }

  useWaking(running);

  /** Begins to load the provider's script, so that Continue need not wait; says when it cannot. */
  const prepare = useCallback(() => {
    prepareAsking();
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
