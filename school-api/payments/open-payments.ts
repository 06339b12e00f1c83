import type { Hono } from 'hono';
import { startWorker, type Worker } from '../background/worker';
import { openSandbox } from '../sandbox/open-sandbox';
import type { PaymentParts } from './parts';
import { createProvider } from './provider';
import { reconcile } from './reconcile';
import type { PaymentConfig } from './variables';

const ROUND_MS = 15_000;

export type Payments = {
  parts: PaymentParts;
  maxDonationPaise: number;
  /** The imitated provider's routes, where it stands in for the real one. */
  sandbox?: Hono;
  /** Begins the work that nobody waits for, once the API listens. */
  startWork: () => Worker[];
};

type Setting = Pick<PaymentParts, 'db' | 'log' | 'now'> & {
  /** The API's own address: the sandbox is behind it. */
  ownUrl: () => string;
  /** Tests answer without a socket. */
  fetch?: typeof globalThis.fetch;
};

/** The real provider where there are keys, else the sandbox where it may stand in, else nothing. */
export async function openPayments(config: PaymentConfig, setting: Setting): Promise<Payments> {
  const { ownUrl, fetch, ...own } = setting;
  const { keys, apiUrl, maxDonationPaise, sandboxAllowed } = config;
  if (keys !== undefined) {
    const provider = createProvider({ ...keys, baseUrl: () => apiUrl, fetch });
    return { ...working({ ...own, provider }), maxDonationPaise };
  }
  if (!sandboxAllowed) {
    own.log.warn(
      { event: 'no-payments' },
      'no payment keys: set RAZORPAY_KEY_ID and its companions, or SCHOOL_ALLOW_SANDBOX=1',
    );
    const parts: PaymentParts = { ...own, provider: undefined };
    return { parts, maxDonationPaise, startWork: () => [] };
  }
  const { checkoutScript, sandboxControls: controls } = config;
  const webhookUrl = () => `${ownUrl()}/api/payments/webhook`;
  const sandbox = await openSandbox({ ...own, webhookUrl, fetch }, { checkoutScript, controls });
  const baseUrl = () => `${ownUrl()}/sandbox`;
  const { parts, startWork } = working({
    ...own,
    provider: createProvider({ ...sandbox.account, baseUrl, fetch }),
  });
  return {
    parts,
    maxDonationPaise,
    sandbox: sandbox.routes,
    startWork: () => [...startWork(), sandbox.startWork()],
  };
}

function working(parts: PaymentParts) {
  const startWork = () => [
    startWorker({
      name: 'reconciler',
      pauseMs: ROUND_MS,
      log: parts.log,
      round: async (signal) => {
        await reconcile(parts, signal);
      },
    }),
  ];
  return { parts, startWork };
}
