import type { Refunded } from '@/contract/requests/payment';

/** What the school knows of a paid order beyond the page: its payment, and what went back of it. */
export type PaidOrder = { paymentId: string; refunded: Refunded | null };
