import { contextOf } from '@/lib/bff/context';
import { errorResponse } from '@/lib/bff/error-response';
import { log } from '@/lib/log';
import { readCallback } from '@/lib/payments/callback';
import { landingPath } from '@/lib/payments/landing';
import { purposeOf } from '@/lib/payments/purpose';
import { readBytes } from '@/lib/payments/read-bytes';
import { verifyUpstream } from '@/lib/payments/verify';

const MAX_BYTES = 16 * 1024;

/**
 * Browsers inside other apps come back from the bank here. The payment is settled at once, even if
 * the page never opens again; then the page gets the result and shows the right step.
 */
export async function POST(request: Request): Promise<Response> {
  const purpose = purposeOf(request.url);
  const body = await readBytes(request, MAX_BYTES);
  if (!purpose || !body) return errorResponse(request, 'malformed', 'This is no payment result.');
  const landing = readCallback(new TextDecoder().decode(body));
  if (landing.kind === 'returned') {
    const result = await verifyUpstream(purpose, landing.payment, contextOf(request.headers));
    if (!result.ok) log.warn({ kind: result.error.kind }, 'callback: payment not verified yet');
  }
  return new Response(null, {
    status: 303,
    headers: { location: landingPath(purpose, landing), 'cache-control': 'no-store' },
  });
}
