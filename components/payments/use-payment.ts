import { useCallback, useEffect, useState } from 'react';
import { school } from '@/content/school';
import type { Failure, Outcome } from '@/lib/forms/outcome';
import { type Checkout, openCheckout } from '@/lib/payments/checkout';
import { loadCheckout } from '@/lib/payments/checkout-script';
import type { Payment } from '@/lib/payments/payment';
import type { PaymentOutcome } from '@/lib/payments/payment-outcome';
import { type PaymentState, resumption } from '@/lib/payments/payment-state';
import type { Purpose } from '@/lib/payments/purpose';
import { readRedirectResult } from '@/lib/payments/redirect-result';
import { ownResult, rememberOrder } from '@/lib/payments/started-orders';
import { type StatusQuery, statusQueryFor } from '@/lib/payments/status-query';
import { useSingleFlight } from '../forms/use-single-flight';
import { preloadStatusQuery, queryStatus, verifyPayment } from './query-status';
import { useReloadFromBfcache } from './use-reload-from-bfcache';

/** What the payment hook needs of a journey. */
export type PaidJourney = {
  purpose: Purpose;
  payment: () => PaymentState;
  /** The order that a redirect belongs to; null if it is not from this journey. */
  claim: (orderId: string | null) => string | null;
  /** Opens an order, or returns the open one; null if there is nothing to pay. */
  openOrder: () => Promise<Outcome<Pick<Checkout, 'order' | 'description' | 'prefill'>> | null>;
  /** Stores a payment before it is verified, so that a reload can resume. */
  keep: (payment: Payment) => void;
  end: (orderId: string, outcome: PaymentOutcome) => void;
  /** Handles a checkout that was not opened, and returns the message above the button. */
  notOpened: (failure: Failure | 'not-loaded') => string;
  /** The message above the button if the checkout could not be preloaded. */
  notLoaded: string;
};

/** From Pay to a result: order, checkout, verification; resumed after a reload. */
export function usePayment(
  journey: PaidJourney,
  { ready, script }: { ready: boolean; script: string },
) {
  const [processing, setProcessing] = useState(false);
  const [problem, setProblem] = useState('');
  const { run, busy, running } = useSingleFlight();
  useReloadFromBfcache(running);

  const verify = useCallback(
    async (payment: Payment) => {
      journey.keep(payment);
      setProcessing(true);
      const paid = await verifyPayment(journey.purpose, payment);
      setProcessing(false);
      journey.end(payment.orderId, paid ? 'paid' : 'failed');
    },
    [journey],
  );

  useEffect(() => {
    if (!ready) return;
    const result = readRedirectResult(location.hash);
    // Removes the result from the URL.
    if (result) history.replaceState(history.state, '', location.pathname + location.search);
    const state = journey.payment();
    const redirect = ownResult(result, state.order?.orderId);
    const next = resumption(state, redirect, journey.claim);
    if (next?.kind === 'verify') void verify(next.payment);
    if (next?.kind === 'failed') journey.end(next.orderId, 'failed');
    if (next?.kind !== 'query') return;
    const { orderId } = next.query;
    void isPaid(journey, next.query).then((paid) => {
      if (paid && journey.payment().order?.orderId === orderId) journey.end(orderId, 'paid');
    });
  }, [ready, journey, verify]);

  /** Ends the journey if an order was paid; without a query, the one of an earlier attempt. */
  async function settle(query = journey.payment().unsettled): Promise<boolean> {
    const paid = await isPaid(journey, query);
    if (paid) journey.end(query?.orderId ?? '', 'paid');
    return paid;
  }

  /** The order may have been paid in another tab, or while this one was in the background. */
  function settleOrder(): Promise<boolean> {
    const { order, payment } = journey.payment();
    return settle(order && statusQueryFor(order, payment));
  }

  async function attempt(): Promise<void> {
    setProblem('');
    if (await settle()) return;
    if (!(await isLoaded(script))) return setProblem(journey.notOpened('not-loaded'));
    const opened = await journey.openOrder();
    if (!opened) return;
    if (!opened.ok) return notOpened(opened.failure);
    rememberOrder(opened.data.order.orderId);
    const { purpose } = journey;
    const result = await openCheckout({ script, purpose, name: school.name, ...opened.data });
    if (result.kind === 'unavailable') return setProblem(journey.notOpened('not-loaded'));
    if (result.kind === 'returned') return verify(result.payment);
    journey.end(opened.data.order.orderId, result.kind);
  }

  async function notOpened(failure: Failure): Promise<void> {
    if (failure.kind === 'refused' && (await settleOrder())) return;
    setProblem(journey.notOpened(failure));
  }

  /** Preloads what the Pay button needs. */
  const prepare = useCallback(() => {
    preloadStatusQuery();
    void isLoaded(script).then((loaded) => {
      if (!loaded) setProblem(journey.notLoaded);
    });
  }, [script, journey]);

  const pay = () => run(attempt);
  return { pay, settle, settleOrder, prepare, busy, processing, problem };
}

export type PaymentMachine = ReturnType<typeof usePayment>;

async function isPaid({ purpose }: PaidJourney, query: StatusQuery | null): Promise<boolean> {
  return (await queryStatus(purpose, query)) === 'paid';
}

function isLoaded(script: string): Promise<boolean> {
  return loadCheckout(script).then(
    () => true,
    () => false,
  );
}
