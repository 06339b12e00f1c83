import type { Limit } from '@/lib/bff/rate-limit';
import { env } from '@/lib/env';

const MINUTE = 60;

/** Against card testing, which opens many orders; a donor opens one or two. */
export const DONATION_LIMITS = {
  order: {
    name: 'create-donation',
    seconds: MINUTE,
    get points() {
      return env().DONATIONS_PER_MINUTE;
    },
  },
  /** For all visitors together, because card testing uses many addresses. */
  allOrders: {
    name: 'create-donation-all',
    seconds: MINUTE,
    get points() {
      return env().DONATIONS_PER_MINUTE_OVERALL;
    },
  },
  /** A page that waits for a payment polls every few seconds, and families share an address. */
  verify: { name: 'donation-verify-payment', points: 90, seconds: MINUTE },
  /** A typo or two; nobody has a reason for more. */
  taxId: { name: 'donation-tax-id', points: 12, seconds: MINUTE },
} as const satisfies Record<string, Limit>;
