import { z } from 'zod';

const MAX_SECONDS = 3600;
const seconds = z.number().min(0).max(MAX_SECONDS);

/** The ways in which a real provider can surprise. */
const switches = z.object({
  /** How many times more each webhook is sent. */
  duplicates: z.number().int().min(0).max(20),
  /** How late webhooks are sent. */
  delaySeconds: seconds,
  /** The events of one payment are sent last first. */
  reorder: z.boolean(),
  /** Off: no webhook is ever sent. */
  webhooks: z.boolean(),
  /** Off: an authorised payment waits until the school captures it. */
  autoCapture: z.boolean(),
  /** How long it takes until late money arrives. */
  lateSeconds: seconds,
  /** What becomes of a payment that has failed. */
  afterFailure: z.enum(['nothing', 'captured', 'authorized']),
  /** The provider's REST does not answer. */
  down: z.boolean(),
});

export type Switches = z.infer<typeof switches>;

const CALM: Switches = {
  duplicates: 0,
  delaySeconds: 0,
  reorder: false,
  webhooks: true,
  autoCapture: true,
  lateSeconds: 10,
  afterFailure: 'nothing',
  down: false,
};

/** Any of them; those left out stay as they are. */
export const someSwitches = switches.partial();

/** What may be set for one payment alone. */
export const paymentSwitches = someSwitches.pick({
  duplicates: true,
  delaySeconds: true,
  lateSeconds: true,
  reorder: true,
  afterFailure: true,
  autoCapture: true,
});

/** Nothing of a stored value that is not understood is used. */
export function switchesOf(stored: unknown): Switches {
  const parsed = someSwitches.safeParse(stored);
  return { ...CALM, ...(parsed.success && parsed.data) };
}
