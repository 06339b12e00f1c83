import { forward } from '@/lib/bff/forward';
import { DONATION_LIMITS } from '@/lib/donations/limits';

/** Also called with only the order id, by a page that polls for a payment that may still arrive. */
export const POST = forward('donation-verify-payment', DONATION_LIMITS.verify);
