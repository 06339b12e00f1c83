import { donationTaxIdRequest } from '@/contract';
import { route } from '@/lib/bff/route';
import { DONATION_LIMITS } from '@/lib/donation/limits';
import { postCall } from '@/lib/school-api/post';

/** The donor's PAN, after the payment. */
export const POST = route({
  input: donationTaxIdRequest,
  limit: DONATION_LIMITS.taxId,
  call: (json, context) => postCall('donation-tax-id', { json }, context),
});
