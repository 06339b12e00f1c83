import { connection } from 'next/server';
import { readiness } from '@/lib/health/readiness';

/** For balancers and watchers: 200 to send visitors here, 503 with the reasons not to. */
export async function GET(): Promise<Response> {
  await connection();
  const state = await readiness();
  const status = state.status === 'ready' ? 200 : 503;
  return Response.json(state, { status, headers: { 'cache-control': 'no-store' } });
}
