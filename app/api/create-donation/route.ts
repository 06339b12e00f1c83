import { route } from '@/lib/bff/route';
import { DONATION_LIMITS } from '@/lib/donation/limits';
import { openDonation } from '@/lib/donation/open';
import { donationInput } from '@/lib/donation/schema';

export const POST = route({
  input: donationInput,
  limit: DONATION_LIMITS.order,
  call: openDonation,
});
