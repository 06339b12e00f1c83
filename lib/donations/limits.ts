import type { Limit } from '@/lib/bff/rate-limit';

const MINUTE = 60;

/** Against card testing, which opens many orders. A donor opens one or two, but many share an address. */
export const DONATION_LIMITS = {
  order: {
    name: 'create-donation',
    points: 30,
    seconds: 5 * MINUTE,
  },
  /** For all visitors together, because card testing uses many addresses. */
  allOrders: {
    name: 'create-donation-all',
    points: 60,
    seconds: MINUTE,
  },
  /** A page that waits for a payment polls every few seconds, and families share an address. */
  verify: { name: 'donation-verify-payment', points: 90, seconds: MINUTE },
  /** Allows for typing errors. */
  taxId: { name: 'donation-tax-id', points: 12, seconds: MINUTE },
} as const satisfies Record<string, Limit>;
