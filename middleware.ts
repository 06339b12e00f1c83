import { type NextRequest, NextResponse } from 'next/server';
import { isCrossSite } from '@/lib/bff/cross-site';
import { errorResponse } from '@/lib/bff/error-response';
import { readRequestId } from '@/lib/bff/request-id';
import { readUserId } from '@/lib/bff/user-id';

export const config = { matcher: '/api/:path*', runtime: 'nodejs' };

/** Stands before every call of the proxy: refuses other sites, names the visitor and the request. */
export function middleware(request: NextRequest): Response {
  if (isCrossSite(request)) {
    return errorResponse(request, 'forbidden', 'This call came from another site.');
  }
  const requestId = readRequestId(request.headers.get('x-request-id'));
  const headers = new Headers(request.headers);
  headers.set('x-request-id', requestId);
  headers.set('user_id', readUserId(request.cookies.get('user_id')?.value));
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('x-request-id', requestId);
  return response;
}
