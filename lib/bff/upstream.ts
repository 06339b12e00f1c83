import { ERROR_STATUS, type ErrorCode } from '@/contract';
import { log } from '@/lib/log';
import type { PostResult, Refusal } from '@/lib/school-api/post';
import { errorResponse } from './error-response';

/** Error codes whose message from the school API is shown to the visitor. */
const SHOWN_CODES: readonly ErrorCode[] = [
  'malformed',
  'forbidden',
  'not_found',
  'conflict',
  'too_large',
  'unsupported_type',
  'invalid',
  'rate_limited',
];

const UNAVAILABLE = 'We cannot reach the school’s server right now. Please try again later.';
const REFUSED = 'The school’s server did not accept this.';

/** Maps the school API's response to the one for the visitor. */
export function answerFrom<T>(request: Request, result: PostResult<T>): Response {
  if (result.ok) {
    const body = result.data ?? { status: 'ok' };
    const headers = { 'cache-control': 'no-store' };
    return Response.json(body, { status: result.status === 201 ? 201 : 200, headers });
  }
  const { error } = result;
  const refused = error.refused;
  const code = codeOf(error);
  if (code !== 'upstream_failed' && code !== 'upstream_timeout') {
    return errorResponse(request, code, refused?.message ?? REFUSED, {
      fields: refused?.fields,
      retryAfter: code === 'rate_limited' ? (error.retryAfter ?? 60) : undefined,
    });
  }
  const { kind, status, message } = error;
  log.warn(
    { kind, status, message, requestId: request.headers.get('x-request-id') },
    'call failed',
  );
  return errorResponse(request, code, UNAVAILABLE);
}

/** A refusal keeps its code; anything else is a server error. */
function codeOf({ kind, status }: Refusal): ErrorCode {
  if (kind === 'timeout' || status === 504) return 'upstream_timeout';
  if (kind !== 'http') return 'upstream_failed';
  return SHOWN_CODES.find((code) => ERROR_STATUS[code] === status) ?? 'upstream_failed';
}
