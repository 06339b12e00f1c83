import { donationRequest } from '@/contract';
import { route } from '@/lib/bff/route';
import { DONATION_LIMITS } from '@/lib/donation/limits';
import { openDonation } from '@/lib/donation/open-donation';

export const POST = route({
  input: donationRequest,
  limit: DONATION_LIMITS.order,
  call: openDonation,
});
