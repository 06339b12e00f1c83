import { connection } from 'next/server';

/** Liveness: the process takes requests. Readiness is /api/readyz. */
export async function GET(): Promise<Response> {
  await connection();
  const uptime = Math.round(process.uptime());
  return Response.json({ status: 'ok', uptime }, { headers: { 'cache-control': 'no-store' } });
}
