import type { Limit } from '@/lib/bff/rate-limit';

const TEN_MINUTES = 600;
const limit = (name: string, points: number): Limit => ({ name, points, seconds: TEN_MINUTES });

/** Families of one village may share an address; the school API counts per registration as well. */
export const ADMISSION_LIMITS = {
  create: limit('create-admission', 30),
  sendCode: limit('send-otp', 30),
  checkCode: limit('verify-otp', 60),
  complete: limit('complete-admission', 60),
  order: limit('create-order', 60),
  // A page that waits for its money asks again and again.
  verify: limit('verify-payment', 400),
} as const;
