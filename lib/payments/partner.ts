import { PAYMENT_PROVIDER } from '@/contract/provider';

/** The provider as people write it. */
export const PAYMENT_PARTNER = PAYMENT_PROVIDER.replace(/^./, (first) => first.toUpperCase());
