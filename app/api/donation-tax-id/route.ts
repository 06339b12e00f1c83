import { forward } from '@/lib/bff/forward';
import { DONATION_LIMITS } from '@/lib/donations/limits';

/** The donor's PAN, after the payment. */
export const POST = forward('donation-tax-id', DONATION_LIMITS.taxId);
