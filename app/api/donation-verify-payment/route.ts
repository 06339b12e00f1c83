import { donationVerifyPaymentRequest } from '@/contract';
import { route } from '@/lib/bff/route';
import { DONATION_LIMITS } from '@/lib/donation/limits';
import { postCall } from '@/lib/school-api/post';

/** Also called with the order id alone, by a page that polls for a payment that may still arrive. */
export const POST = route({
  input: donationVerifyPaymentRequest,
  limit: DONATION_LIMITS.verify,
  call: (json, context) => postCall('donation-verify-payment', { json }, context),
});
