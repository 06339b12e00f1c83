import type { NextRequest } from 'next/server';
import { isCrossSite } from './cross-site';
import { errorResponse } from './error-response';
import { readRequestId } from './request-id';
import { readUserId } from './user-id';

/** Refuses cross-site calls; sets the headers `user_id` and `x-request-id`. */
export function prepareCall(request: NextRequest): { refusal: Response } | { headers: Headers } {
  if (isCrossSite(request)) {
    return { refusal: errorResponse(request, 'forbidden', 'This call came from another site.') };
  }
  const headers = new Headers(request.headers);
  headers.set('x-request-id', readRequestId(request.headers.get('x-request-id')));
  headers.set('user_id', readUserId(request.cookies.get('user_id')?.value));
  return { headers };
}
