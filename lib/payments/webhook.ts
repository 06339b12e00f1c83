import { request } from 'undici';
import { env } from '@/lib/env';
import { noteUpstream } from '@/lib/metrics/upstream';
import { agent } from '@/lib/school-api/agent';
import { discard } from '@/lib/school-api/body';

/** What the provider's signature is checked with; nothing else of the call is passed on. */
const PASSED_ON = ['content-type', 'x-razorpay-signature', 'x-razorpay-event-id', 'x-request-id'];

/** The provider tries again when it is not answered soon. */
const TIMEOUT_MS = 10_000;

/** Hands an event on byte by byte, because the signature is over its bytes; answers the status. */
export async function forwardWebhook(
  headers: Headers,
  body: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const passed = PASSED_ON.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const call = {
    call: 'payments/webhook',
    requestId: headers.get('x-request-id') ?? '',
    began: performance.now(),
  };
  try {
    const response = await request(`${env().SCHOOL_API_URL}/api/payments/webhook`, {
      method: 'POST',
      dispatcher: agent,
      headers: { ...Object.fromEntries(passed), user_id: env().SITE_USER_ID },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    discard(response.body);
    const status = response.statusCode;
    noteUpstream(call, status < 400 ? undefined : { kind: 'http', status });
    return status;
  } catch (error) {
    noteUpstream(call, { kind: 'network' });
    throw error;
  }
}
