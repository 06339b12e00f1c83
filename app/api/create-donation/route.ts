import { donationRequest } from '@/contract';
import { route } from '@/lib/bff/route';
import { DONATION_LIMITS } from '@/lib/donations/limits';
import { openDonation } from '@/lib/donations/open-donation';

export const POST = route({
  input: donationRequest,
  limit: DONATION_LIMITS.order,
  call: openDonation,
});
