import { type NextRequest, NextResponse } from 'next/server';
import { enter } from '@/lib/bff/enter';

/**
 * Stands before every call of the proxy but the upload: the framework would keep a copy of the
 * whole file in memory for it. That route goes through the same door itself.
 */
export const config = { matcher: '/api/((?!job-apply$).*)', runtime: 'nodejs' };

export function middleware(request: NextRequest): Response {
  const entered = enter(request);
  if ('refusal' in entered) return entered.refusal;
  const { headers } = entered;
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('x-request-id', headers.get('x-request-id') ?? '');
  return response;
}
