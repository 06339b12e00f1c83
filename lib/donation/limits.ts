import type { Limit } from '@/lib/bff/rate-limit';
import { env } from '@/lib/env';

const MINUTE = 60;

/** Who tries stolen cards opens one order after the other; a donor opens one or two. */
export const DONATION_LIMITS = {
  order: {
    name: 'create-donation',
    seconds: MINUTE,
    get points() {
      return env().DONATIONS_PER_MINUTE;
    },
  },
  /** Counted for everybody together, because such people have many addresses. */
  allOrders: {
    name: 'create-donation-all',
    seconds: MINUTE,
    get points() {
      return env().DONATIONS_PER_MINUTE_OVERALL;
    },
  },
  /** A page that waits for its money asks every few seconds, and families share an address. */
  verify: { name: 'donation-verify-payment', points: 90, seconds: MINUTE },
} as const satisfies Record<string, Limit>;
