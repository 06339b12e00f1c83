import { connection } from 'next/server';
import { readiness } from '@/lib/health/readiness';

/** For load balancers and monitoring: 200, or 503 with the reasons. */
export async function GET(): Promise<Response> {
  await connection();
  const state = await readiness();
  const status = state.status === 'ready' ? 200 : 503;
  return Response.json(state, { status, headers: { 'cache-control': 'no-store' } });
}
