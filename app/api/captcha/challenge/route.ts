import { clientIp } from '@/lib/bff/client-ip';
import { errorResponse } from '@/lib/bff/error-response';
import { countCall } from '@/lib/bff/rate-limit';
import { TOO_MANY_CALLS } from '@/lib/bff/route';
import { newChallenge } from '@/lib/captcha/proof';

const limit = { name: 'captcha', points: 60, seconds: 600 };

/** A new proof-of-work challenge for the built-in captcha. */
export async function GET(request: Request): Promise<Response> {
  const retryAfter = await countCall(limit, clientIp(request.headers));
  if (retryAfter) return errorResponse(request, 'rate_limited', TOO_MANY_CALLS, { retryAfter });
  return Response.json(await newChallenge(), { headers: { 'cache-control': 'no-store' } });
}
