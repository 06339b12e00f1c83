import type { Limit } from '@/lib/bff/rate-limit';

const TEN_MINUTES = 600;
const limit = (name: string, points: number): Limit => ({ name, points, seconds: TEN_MINUTES });

export const RECEIPT_LIMITS = {
  list: limit('receipts', 120),
  /** Each download renders the PDF again. */
  file: limit('receipt-file', 60),
} as const;
