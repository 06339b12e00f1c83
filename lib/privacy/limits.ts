import { perTenMinutes } from '@/lib/bff/rate-limit';

export const PRIVACY_LIMITS = {
  data: perTenMinutes('privacy-data', 60),
  correct: perTenMinutes('privacy-correct', 30),
  withdraw: perTenMinutes('privacy-withdraw', 30),
  erase: perTenMinutes('privacy-erase', 30),
} as const;
