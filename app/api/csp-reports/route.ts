import { receiveReports, reports } from '@/lib/csp-reports/receive';
import { env } from '@/lib/env';
import { mayScrape } from '@/lib/metrics/local-request';

export const POST = receiveReports;

/** The latest reports, for those allowed to read the metrics; 404 for everyone else. */
export async function GET(request: Request): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  if (!mayScrape(request.headers, env().METRICS_TOKEN)) {
    return new Response('Not found', { status: 404, headers });
  }
  return Response.json(reports.list(), { headers });
}
