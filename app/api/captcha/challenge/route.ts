import { clientIp } from '@/lib/bff/client-ip';
import { errorResponse } from '@/lib/bff/error-response';
import { tooOften } from '@/lib/bff/rate-limit';
import { TOO_OFTEN } from '@/lib/bff/route';
import { newChallenge } from '@/lib/captcha/proof';

const limit = { name: 'captcha', points: 60, seconds: 600 };

/** A fresh sum for the captcha of the site's own. */
export async function GET(request: Request): Promise<Response> {
  const retryAfter = await tooOften(limit, clientIp(request.headers));
  if (retryAfter) return errorResponse(request, 'rate_limited', TOO_OFTEN, { retryAfter });
  return Response.json(await newChallenge(), { headers: { 'cache-control': 'no-store' } });
}
