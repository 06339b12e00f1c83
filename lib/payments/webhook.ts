import { type Dispatcher, request } from 'undici';
import { env } from '@/lib/env';
import { recordUpstreamCall } from '@/lib/metrics/upstream';
import { discard } from '@/lib/school-api/body';
import { PAGE_READER } from '@/lib/school-api/page-reader';
import { pools } from '@/lib/school-api/pools';

/** The only headers that are forwarded. */
const FORWARDED_HEADERS = [
  'content-type',
  'x-razorpay-signature',
  'x-razorpay-event-id',
  'x-request-id',
];

/** The provider retries after its own timeout. */
const TIMEOUT_MS = 10_000;

/** Forwards an event unchanged, because its bytes are signed; returns the status. */
export async function forwardWebhook(
  headers: Headers,
  body: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const passed = FORWARDED_HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const call = {
    call: 'payments/webhook',
    requestId: headers.get('x-request-id') ?? '',
    startedAt: performance.now(),
  };
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const ask = (dispatcher: Dispatcher) =>
      request(`${env().SCHOOL_API_URL}/api/payments/webhook`, {
        method: 'POST',
        dispatcher,
        headers: { ...Object.fromEntries(passed), user_id: PAGE_READER },
        body,
        signal,
      });
    const response = await pools.webhooks.run(ask, { signal });
    discard(response.body);
    const status = response.statusCode;
    recordUpstreamCall(call, status < 400 ? undefined : { kind: 'http', status });
    return status;
  } catch (error) {
    recordUpstreamCall(call, { kind: 'network' });
    throw error;
  }
}
