import type { Limit } from '@/lib/bff/rate-limit';

const TEN_MINUTES = 600;
const limit = (name: string, points: number): Limit => ({ name, points, seconds: TEN_MINUTES });

export const PRIVACY_LIMITS = {
  data: limit('privacy-data', 60),
  correct: limit('privacy-correct', 30),
  withdraw: limit('privacy-withdraw', 30),
  erase: limit('privacy-erase', 30),
} as const;
