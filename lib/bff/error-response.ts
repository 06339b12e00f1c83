import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@/contract';
import { readRequestId } from './request-id';

type Extra = {
  fields?: Record<string, string> | undefined;
  retryAfter?: number | undefined;
  /** The rest of a body that is not wanted any more is not waited for. */
  close?: boolean;
};

/** The one shape in which every route refuses. */
export function errorResponse(
  request: Request,
  code: ErrorCode,
  message: string,
  { fields, retryAfter, close = code === 'too_large' }: Extra = {},
): Response {
  const requestId = readRequestId(request.headers.get('x-request-id'));
  const body: ErrorBody = { error: { code, message, ...(fields && { fields }), requestId } };
  return Response.json(body, {
    status: ERROR_STATUS[code],
    headers: {
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...(close && { connection: 'close' }),
    },
  });
}
