import type { Limit } from '@/lib/bff/rate-limit';

const TEN_MINUTES = 600;
const limit = (name: string, points: number): Limit => ({ name, points, seconds: TEN_MINUTES });

/** The school API also counts codes per mailbox, per address and overall. */
export const MAILBOX_LIMITS = {
  sendCode: limit('mailbox-code', 60),
  checkCode: limit('mailbox-grant', 120),
} as const;
