import { contextOf } from '@/lib/bff/context';
import { errorResponse } from '@/lib/bff/error-response';
import { type Limit, tooOften } from '@/lib/bff/rate-limit';
import { log } from '@/lib/log';
import { readCallback } from '@/lib/payments/callback';
import { landingPath } from '@/lib/payments/landing';
import type { Payment } from '@/lib/payments/payment';
import { type Purpose, purposeOf } from '@/lib/payments/purpose';
import { readBytes } from '@/lib/payments/read-bytes';
import { verifyUpstream } from '@/lib/payments/verify';

const MAX_BYTES = 16 * 1024;

const LIMIT: Limit = { name: 'payment-callback', points: 120, seconds: 600 };
/** Whoever waits for the page waits no longer; the page asks again. */
const TIMEOUT_MS = 10_000;

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
    await settle(request, purpose, landing.payment);
  }
  return new Response(null, {
    status: 303,
    headers: { location: landingPath(purpose, landing), 'cache-control': 'no-store' },
  });
}

/** Not settled here, it is settled by the page, by the webhook, or by the school's own questions. */
async function settle(request: Request, purpose: Purpose, payment: Payment): Promise<void> {
  const context = contextOf(request.headers);
  if (await tooOften(LIMIT, context.clientIp)) return;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const result = await verifyUpstream(purpose, payment, { ...context, signal });
  if (!result.ok) log.warn({ kind: result.error.kind }, 'callback: payment not verified yet');
}
