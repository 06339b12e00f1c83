import { type NextRequest, NextResponse } from 'next/server';
import { prepareCall } from '@/lib/bff/prepare-call';

/**
 * Runs before every call of the proxy but the uploads, whose whole files Next would copy into memory.
 * Their routes call prepareCall themselves.
 */
export const config = {
  matcher: '/api/((?!(?:job-apply|application-document)$).*)',
  runtime: 'nodejs',
};

export function middleware(request: NextRequest): Response {
  const prepared = prepareCall(request);
  if ('refusal' in prepared) return prepared.refusal;
  const { headers } = prepared;
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('x-request-id', headers.get('x-request-id') ?? '');
  return response;
}
