import type { Hono } from 'hono';
import { startWorker, type Worker } from '../../platform';
import { openSandbox } from '../sandbox/open-sandbox';
import type { PaymentDeps } from './deps';
import { createProvider } from './provider';
import { reconcilerRound } from './reconciler-round';
import type { PaymentConfig } from './variables';

const POLL_MS = 15_000;

export type Payments = {
  deps: PaymentDeps;
  maxDonationPaise: number;
  /** Routes of the sandbox, if it replaces the provider. */
  sandbox?: Hono;
  /** Starts the background workers; call it once the API listens. */
  startWork: () => Worker[];
};

type Setting = Pick<PaymentDeps, 'db' | 'log' | 'now'> & {
  /** The API's own address, where the sandbox is mounted. */
  ownUrl: () => string;
  /** For tests without a socket. */
  fetch?: typeof globalThis.fetch;
};

/** Uses the provider if keys are set, otherwise the sandbox if allowed, otherwise no payments. */
export async function openPayments(config: PaymentConfig, setting: Setting): Promise<Payments> {
  const { ownUrl, fetch, ...own } = setting;
  const { keys, apiUrl, maxDonationPaise, sandboxAllowed } = config;
  if (keys !== undefined) {
    const provider = createProvider({ ...keys, baseUrl: () => apiUrl, fetch });
    return { ...withReconciler({ ...own, provider }), maxDonationPaise };
  }
  if (!sandboxAllowed) {
    own.log.warn(
      { event: 'no-payments' },
      'payments are off: set the three RAZORPAY_* variables, or SCHOOL_ALLOW_SANDBOX=1',
    );
    const deps: PaymentDeps = { ...own, provider: undefined };
    return { deps, maxDonationPaise, startWork: () => [] };
  }
  const { checkoutScript, sandboxControls: controls } = config;
  const webhookUrl = () => `${ownUrl()}/api/payments/webhook`;
  const sandbox = await openSandbox({ ...own, webhookUrl, fetch }, { checkoutScript, controls });
  const baseUrl = () => `${ownUrl()}/sandbox`;
  const { deps, startWork } = withReconciler({
    ...own,
    provider: createProvider({ ...sandbox.account, baseUrl, fetch }),
  });
  return {
    deps,
    maxDonationPaise,
    sandbox: sandbox.routes,
    startWork: () => [...startWork(), sandbox.startWork()],
  };
}

function withReconciler(deps: PaymentDeps) {
  const startWork = () => [
    startWorker({
      name: 'reconciler',
      pauseMs: POLL_MS,
      log: deps.log,
      round: reconcilerRound(deps),
    }),
  ];
  return { deps, startWork };
}
