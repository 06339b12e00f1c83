import type { DonationRequest, ResponseOf } from '@/contract';
import type { CallContext } from '@/lib/bff/context';
import { countCall } from '@/lib/bff/rate-limit';
import { type PostResult, postCall } from '@/lib/school-api/post';
import { failure } from '@/lib/school-api/result';
import { DONATION_LIMITS } from './limits';

const EVERYBODY = 'everybody';
const BUSY = 'We are very busy right now. Please try again in a minute.';

/** Opens a donation, unless the overall rate suggests card testing. */
export async function openDonation(
  json: DonationRequest,
  context: CallContext,
): Promise<PostResult<ResponseOf<'create-donation'>>> {
  const retryAfter = await countCall(DONATION_LIMITS.allOrders, EVERYBODY);
  if (retryAfter === undefined) return postCall('create-donation', { json }, context);
  const refused = { code: 'rate_limited', message: BUSY, requestId: context.requestId };
  return { ok: false, error: { ...failure('http', BUSY, 429).error, refused, retryAfter } };
}
