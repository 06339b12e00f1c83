import { connection } from 'next/server';

/** Alive: the process takes requests. Whether it should get visitors is what readyz says. */
export async function GET(): Promise<Response> {
  await connection();
  const uptime = Math.round(process.uptime());
  return Response.json({ status: 'ok', uptime }, { headers: { 'cache-control': 'no-store' } });
}
