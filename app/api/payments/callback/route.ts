import { contextOf } from '@/lib/bff/context';
import { errorResponse } from '@/lib/bff/error-response';
import { countCall, type Limit } from '@/lib/bff/rate-limit';
import { requestBytes } from '@/lib/bff/request-bytes';
import { log } from '@/lib/log';
import { readCallback } from '@/lib/payments/callback';
import type { Payment } from '@/lib/payments/payment';
import { type Purpose, purposeOf } from '@/lib/payments/purpose';
import { redirectResultPath } from '@/lib/payments/redirect-result';
import { verifyUpstream } from '@/lib/payments/verify';

const MAX_BYTES = 16 * 1024;

const LIMIT: Limit = { name: 'payment-callback', points: 120, seconds: 600 };
/** A browser waits for this response; the page it opens next verifies again. */
const TIMEOUT_MS = 10_000;

/**
 * In-app browsers return here from the bank. The payment is settled at once, even if the page never
 * opens again; then the page gets the result and shows the right step.
 */
export async function POST(request: Request): Promise<Response> {
  const purpose = purposeOf(request.url);
  const body = await requestBytes(request, MAX_BYTES);
  if (!purpose || !body) return errorResponse(request, 'malformed', 'Invalid payment result.');
  const landing = readCallback(new TextDecoder().decode(body));
  if (landing.kind === 'returned') {
    await settle(request, purpose, landing.payment);
  }
  return new Response(null, {
    status: 303,
    headers: { location: redirectResultPath(purpose, landing), 'cache-control': 'no-store' },
  });
}

/** A failure is ignored: the page, the webhook or the reconciler settles the payment later. */
async function settle(request: Request, purpose: Purpose, payment: Payment): Promise<void> {
  const context = contextOf(request.headers);
  if (await countCall(LIMIT, context.clientIp)) return;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const result = await verifyUpstream(purpose, payment, { ...context, signal });
  if (!result.ok) log.warn({ kind: result.error.kind }, 'callback: payment not verified yet');
}
