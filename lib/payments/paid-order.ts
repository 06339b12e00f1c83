import type { Refunded } from '@/contract/requests/payment';

/** What the school knows about a paid order and the page does not: its payment and its refunds. */
export type PaidOrder = { paymentId: string; refunded: Refunded | null };
