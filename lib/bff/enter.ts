import type { NextRequest } from 'next/server';
import { isCrossSite } from './cross-site';
import { errorResponse } from './error-response';
import { readRequestId } from './request-id';
import { readUserId } from './user-id';

/** The door of the proxy: refuses other sites, names the visitor and the request. */
export function enter(request: NextRequest): { refusal: Response } | { headers: Headers } {
  if (isCrossSite(request)) {
    return { refusal: errorResponse(request, 'forbidden', 'This call came from another site.') };
  }
  const headers = new Headers(request.headers);
  headers.set('x-request-id', readRequestId(request.headers.get('x-request-id')));
  headers.set('user_id', readUserId(request.cookies.get('user_id')?.value));
  return { headers };
}
