import { errorResponse } from '@/lib/bff/error-response';
import { requestBytes } from '@/lib/bff/request-bytes';
import { log } from '@/lib/log';
import { forwardWebhook } from '@/lib/payments/webhook';

/** The provider's events are larger than forms. */
const MAX_BYTES = 256 * 1024;

/** Forwards events to a school API that the provider cannot reach directly. */
export async function POST(request: Request): Promise<Response> {
  const body = await requestBytes(request, MAX_BYTES);
  if (!body) return errorResponse(request, 'too_large', 'The event is too large.');
  try {
    const status = await forwardWebhook(request.headers, body);
    // After a server error of ours, this status makes the provider send the event again.
    if (status < 500) return new Response(null, { status });
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : 'failed' },
      'webhook not forwarded',
    );
  }
  return errorResponse(request, 'upstream_failed', 'The school API did not accept the event.');
}
