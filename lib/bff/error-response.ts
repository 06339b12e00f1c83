import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@/contract';
import { readRequestId } from './request-id';

type Extra = {
  fields?: Record<string, string> | undefined;
  retryAfter?: number | undefined;
  /** Closes the connection instead of reading the rest of the body. */
  close?: boolean;
};

/** The error format of every route. */
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
