import { perTenMinutes } from '@/lib/bff/rate-limit';

/** The school API also counts codes per mailbox, per address and overall. */
export const MAILBOX_LIMITS = {
  sendCode: perTenMinutes('mailbox-code', 60),
  checkCode: perTenMinutes('mailbox-grant', 120),
} as const;
