import { perTenMinutes } from '@/lib/bff/rate-limit';

export const RECEIPT_LIMITS = {
  list: perTenMinutes('receipts', 120),
  /** Each download renders the PDF again. */
  file: perTenMinutes('receipt-file', 60),
} as const;
