import type { Limit } from '@/lib/bff/rate-limit';

const TEN_MINUTES = 600;
const limit = (name: string, points: number): Limit => ({ name, points, seconds: TEN_MINUTES });

/**
 * 200 parents in one hall share an address and register within an hour, half of them in the first ten
 * minutes; the school API also counts codes per mailbox, per address and overall.
 */
export const ADMISSION_LIMITS = {
  create: limit('create-admission', 120),
  sendCode: limit('send-otp', 200),
  checkCode: limit('verify-otp', 240),
  complete: limit('complete-admission', 160),
  order: limit('create-order', 160),
  status: limit('application-status', 200),
  answer: limit('application-answer', 30),
  continue: limit('application-continue', 60),
  // A page that waits for a payment polls.
  verify: limit('verify-payment', 1200),
} as const;
