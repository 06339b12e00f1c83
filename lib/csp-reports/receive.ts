import { clientIp } from '@/lib/bff/client-ip';
import { errorResponse } from '@/lib/bff/error-response';
import { countCall, type Limit } from '@/lib/bff/rate-limit';
import { requestBytes } from '@/lib/bff/request-bytes';
import { TOO_MANY_CALLS } from '@/lib/bff/route';
import { log } from '@/lib/log';
import { metrics } from '@/lib/metrics/metrics';
import { type Report, readReports } from './read';
import { ReportStore } from './store';

const MAX_BYTES = 32 * 1024;
const TYPE = /^application\/(reports\+json|csp-report)\s*(;|$)/i;

const perAddress: Limit = { name: 'csp-reports', points: 30, seconds: 600 };
const overall: Limit = { name: 'csp-reports-all', points: 600, seconds: 600 };
/** Fake reports all differ: they may fill the store, but not the log. */
const lines: Limit = { name: 'csp-report-lines', points: 60, seconds: 3600 };

const EVERYBODY = 'all';

export const reports = new ReportStore(100);

/** Receives a browser's report about a payment page: counted, stored, and logged once. */
export async function receiveReports(request: Request): Promise<Response> {
  if (!TYPE.test(request.headers.get('content-type') ?? '')) {
    return errorResponse(request, 'unsupported_type', 'Send application/reports+json.');
  }
  const retryAfter =
    (await countCall(perAddress, clientIp(request.headers))) ??
    (await countCall(overall, EVERYBODY));
  if (retryAfter) return errorResponse(request, 'rate_limited', TOO_MANY_CALLS, { retryAfter });

  const body = await requestBytes(request, MAX_BYTES);
  if (!body) return errorResponse(request, 'too_large', 'The report is too large.');
  const reports = readReports(parse(body));
  if (reports.length === 0) return errorResponse(request, 'malformed', 'Invalid report.');
  for (const report of reports) await take(report);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

async function take(report: Report): Promise<void> {
  const { page, directive } = report;
  metrics.cspReports.inc({ page, directive });
  if (!reports.add(report) || (await countCall(lines, EVERYBODY))) return;
  log.warn({ event: 'csp-report', ...report }, 'CSP violation on a payment page');
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
