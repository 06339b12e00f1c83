import { errorResponse } from '@/lib/bff/error-response';
import { log } from '@/lib/log';
import { readBytes } from '@/lib/payments/read-bytes';
import { forwardWebhook } from '@/lib/payments/webhook';

/** The provider's events carry more than a form does. */
const MAX_BYTES = 256 * 1024;

/** The provider's events, for a school API that the provider cannot reach itself. */
export async function POST(request: Request): Promise<Response> {
  const body = await readBytes(request, MAX_BYTES);
  if (!body) return errorResponse(request, 'too_large', 'The event is too large.');
  try {
    const status = await forwardWebhook(request.headers, body);
    // Whatever is not the sender's fault is answered so that the provider sends it again.
    if (status < 500) return new Response(null, { status });
  } catch (error) {
    log.warn(
      { reason: error instanceof Error ? error.message : 'failed' },
      'webhook not passed on',
    );
  }
  return errorResponse(request, 'upstream_failed', 'The school API did not take the event.');
}
