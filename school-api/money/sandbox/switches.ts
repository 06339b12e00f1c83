import { z } from 'zod';
import type { Db } from '../../db';

const MAX_SECONDS = 3600;
const seconds = z.number().min(0).max(MAX_SECONDS);

/** Simulated faults and delays of a provider. */
const switches = z.object({
  /** How many extra times each webhook is sent. */
  duplicates: z.number().int().min(0).max(20),
  /** Delay of webhooks. */
  delaySeconds: seconds,
  /** Sends the events of a payment in reverse order. */
  reorder: z.boolean(),
  /** If false, no webhooks are sent. */
  webhooks: z.boolean(),
  /** If false, an authorised payment waits for the capture call. */
  autoCapture: z.boolean(),
  /** If false, a payment omits its capture time, as in many of the provider's responses. */
  capturedAt: z.boolean(),
  /** Delay of late payments. */
  lateSeconds: seconds,
  /** A later status of a failed payment. */
  afterFailure: z.enum(['nothing', 'captured', 'authorized']),
  /** The outcome of refunds; the last two after `lateSeconds`. */
  refunds: z.enum(['processed', 'processed later', 'failed later']),
  /** A paid order accepts another payment, as when two banks respond late. */
  secondPayments: z.boolean(),
  /** The REST API responds with 503. */
  down: z.boolean(),
});

export type Switches = z.infer<typeof switches>;

const DEFAULTS: Switches = {
  duplicates: 0,
  delaySeconds: 0,
  reorder: false,
  webhooks: true,
  autoCapture: true,
  capturedAt: true,
  lateSeconds: 10,
  afterFailure: 'nothing',
  refunds: 'processed',
  secondPayments: false,
  down: false,
};

/** A change in a transaction, using the switches at that moment. */
export type Step = { tx: Db; switches: Switches; now: Date };

export const addSeconds = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

export const someSwitches = switches.partial();

/** Switches that can be set for a single payment. */
export const paymentSwitches = someSwitches.pick({
  duplicates: true,
  delaySeconds: true,
  lateSeconds: true,
  reorder: true,
  afterFailure: true,
  autoCapture: true,
});

/** Falls back to the defaults when the stored value is invalid. */
export function switchesOf(stored: unknown): Switches {
  const parsed = someSwitches.safeParse(stored);
  return { ...DEFAULTS, ...(parsed.success && parsed.data) };
}
