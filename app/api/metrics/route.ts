import { env } from '@/lib/env';
import { mayScrape } from '@/lib/metrics/local-request';
import { scrape } from '@/lib/metrics/scrape';

/** For Prometheus; 404 for everyone else. */
export async function GET(request: Request): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  if (!mayScrape(request.headers, env().METRICS_TOKEN)) {
    return new Response('Not found', { status: 404, headers });
  }
  const { body, type } = await scrape();
  return new Response(body, { headers: { ...headers, 'content-type': type } });
}
