import { readRequestId } from '@/lib/bff/request-id';
import type { Step } from '@/lib/http/step';
import { log } from '@/lib/log';
import { metrics } from './metrics';
import { methodName, routeName } from './route-name';

/** Polled every few seconds: counted, but not logged. */
const quiet = new Set(['/api/healthz', '/api/readyz', '/api/metrics']);

/** Counts every response; API calls also get their request id and a log line here. */
export const watchRequest: Step = (request, response) => {
  const startedAt = performance.now();
  const route = routeName(request.url ?? '');
  const method = methodName(request.method);
  const isCall = route.startsWith('/api/');
  const requestId = isCall ? nameCall(request.headers) : undefined;
  response.once('close', () => {
    const seconds = (performance.now() - startedAt) / 1000;
    const status = response.writableFinished ? response.statusCode : 'aborted';
    metrics.requests.observe({ route, method, status }, seconds);
    if (quiet.has(route)) return;
    const ms = Math.round(seconds * 10_000) / 10;
    const line = { ...(requestId && { requestId }), method, route, status, ms };
    if (Number(status) >= 500) log.warn(line, 'request');
    else if (isCall) log.info(line, 'request');
  });
};

/** Sets the request id, which is in the site's log, the response and the school API's log. */
function nameCall(headers: NodeJS.Dict<string | string[]>): string {
  const id = readRequestId([headers['x-request-id'] ?? []].flat()[0] ?? null);
  headers['x-request-id'] = id;
  return id;
}
