import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@/contract';
import { readRequestId } from './request-id';

/** The one shape in which every route refuses. */
export function errorResponse(request: Request, code: ErrorCode, message: string): Response {
  const requestId = readRequestId(request.headers.get('x-request-id'));
  const body: ErrorBody = { error: { code, message, requestId } };
  return Response.json(body, {
    status: ERROR_STATUS[code],
    headers: { 'cache-control': 'no-store' },
  });
}
