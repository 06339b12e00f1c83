import { PAYMENT_PROVIDER } from '@/contract/provider';

/** The provider's name for display. */
export const PAYMENT_PARTNER = PAYMENT_PROVIDER.replace(/^./, (first) => first.toUpperCase());
