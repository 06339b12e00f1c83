import { perTenMinutes } from '@/lib/bff/rate-limit';

/**
 * 200 parents in one hall share an address and register within an hour, half of them in the first ten
 * minutes; the school API also counts codes per mailbox, per address and overall.
 */
export const ADMISSION_LIMITS = {
  create: perTenMinutes('create-admission', 120),
  sendCode: perTenMinutes('send-otp', 200),
  checkCode: perTenMinutes('verify-otp', 240),
  complete: perTenMinutes('complete-admission', 160),
  order: perTenMinutes('create-order', 160),
  status: perTenMinutes('application-status', 200),
  answer: perTenMinutes('application-answer', 30),
  continue: perTenMinutes('application-continue', 60),
  // A page that waits for a payment polls.
  verify: perTenMinutes('verify-payment', 1200),
} as const;
