import type { NextRequest } from 'next/server';
import { type CallContext, contextOf } from '@/lib/bff/context';
import { enter } from '@/lib/bff/enter';
import { errorResponse } from '@/lib/bff/error-response';
import { type Limit, tooOften } from '@/lib/bff/rate-limit';
import { discard } from '@/lib/bff/read-body';
import { OUR_FAULT, TOO_OFTEN } from '@/lib/bff/route';
import { answerFrom } from '@/lib/bff/upstream';
import { log } from '@/lib/log';
import { MALFORMED } from './form-refusal';
import { TOO_LARGE, UPLOAD_MAX_BYTES } from './incoming-form';
import { relayApplication } from './relay-application';

const limit: Limit = { name: 'job-apply', points: 20, seconds: 600 };

/** One application: door, size, limit, then form and file on their way through. */
export async function receiveApplication(request: NextRequest): Promise<Response> {
  const entered = enter(request);
  if ('refusal' in entered) return entered.refusal;
  const context = contextOf(entered.headers);
  try {
    return await receive(request, context);
  } catch (error) {
    log.error({ err: error, requestId: context.requestId }, 'route failed');
    return errorResponse(request, 'internal', OUR_FAULT, { close: true });
  }
}

async function receive(request: NextRequest, context: CallContext): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) {
    const said = 'Send the form as multipart/form-data.';
    return errorResponse(request, 'unsupported_type', said, { close: true });
  }
  if (Number(request.headers.get('content-length') ?? 0) > UPLOAD_MAX_BYTES) {
    return errorResponse(request, TOO_LARGE.code, TOO_LARGE.message, TOO_LARGE);
  }
  const retryAfter = await tooOften(limit, context.clientIp);
  if (retryAfter) {
    await discard(request.body, UPLOAD_MAX_BYTES);
    return errorResponse(request, 'rate_limited', TOO_OFTEN, { retryAfter, close: true });
  }
  if (!/;\s*boundary="?[^\s";]+/i.test(type)) {
    return errorResponse(request, MALFORMED.code, MALFORMED.message, { close: true });
  }
  const relayed = await relayApplication(type, request.body, context);
  if ('result' in relayed) return answerFrom(request, relayed.result);
  const { code, message, fields } = relayed.refusal;
  return errorResponse(request, code, message, { fields });
}
