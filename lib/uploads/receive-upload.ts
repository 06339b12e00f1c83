import type { NextRequest } from 'next/server';
import { maxBodyBytes } from '@/contract';
import { type CallContext, contextOf } from '@/lib/bff/context';
import { errorResponse } from '@/lib/bff/error-response';
import { prepareCall } from '@/lib/bff/prepare-call';
import { countCall } from '@/lib/bff/rate-limit';
import { discard } from '@/lib/bff/read-body';
import { SITE_FAILED, TOO_MANY_CALLS } from '@/lib/bff/route';
import { answerFrom } from '@/lib/bff/upstream';
import { log } from '@/lib/log';
import { metrics } from '@/lib/metrics/metrics';
import type { FileForm } from './file-form';
import { MALFORMED } from './form-refusal';
import { startUpload } from './in-progress';
import { tooLarge } from './incoming-form';
import { relayUpload } from './relay-upload';

/** Checks origin, size and rate limit of a form with a file, then streams it through. */
export async function receiveUpload(request: NextRequest, form: FileForm): Promise<Response> {
  const prepared = prepareCall(request);
  if ('refusal' in prepared) return prepared.refusal;
  const context = contextOf(prepared.headers);
  try {
    return await receive(request, form, context);
  } catch (error) {
    log.error({ err: error, requestId: context.requestId }, 'route failed');
    return errorResponse(request, 'internal', SITE_FAILED, { close: true });
  }
}

async function receive(
  request: NextRequest,
  form: FileForm,
  context: CallContext,
): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) {
    const message = 'Send the form as multipart/form-data.';
    return errorResponse(request, 'unsupported_type', message, { close: true });
  }
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes(form)) {
    const refusal = tooLarge(form);
    return errorResponse(request, refusal.code, refusal.message, refusal);
  }
  const retryAfter = await countCall(form.limit, context.clientIp);
  if (retryAfter) {
    await discard(request.body, maxBodyBytes(form));
    return errorResponse(request, 'rate_limited', TOO_MANY_CALLS, { retryAfter, close: true });
  }
  if (!/;\s*boundary="?[^\s";]+/i.test(type)) {
    return errorResponse(request, MALFORMED.code, MALFORMED.message, { close: true });
  }
  const end = startUpload(context.clientIp);
  if (!end) {
    metrics.limited.inc({ limit: 'uploads-in-progress' });
    return errorResponse(request, 'rate_limited', TOO_MANY_CALLS, { retryAfter: 30, close: true });
  }
  const relayed = await relayUpload(form, type, request.body, context).finally(end);
  if ('result' in relayed) return answerFrom(request, relayed.result);
  const { code, message, fields } = relayed.refusal;
  return errorResponse(request, code, message, { fields });
}
