import { counter, histogram } from './registry';

const SECONDS = [0.002, 0.01, 0.05, 0.2, 1, 4, 15];

/** The site's metrics; docs/decisions/several-instances.md explains each. */
export const metrics = {
  requests: histogram(
    'site_http_request_duration_seconds',
    'Answers to visitors, from the first byte asked to the last byte sent',
    ['route', 'method', 'status'],
    SECONDS,
  ),
  upstream: histogram(
    'site_upstream_duration_seconds',
    'Calls to the school API by outcome: ok, refused, network, timeout, http, contract',
    ['call', 'outcome'],
    SECONDS,
  ),
  staleReads: counter(
    'site_stale_reads_total',
    'Reads answered from the last good answer, because the school API failed',
    ['call'],
  ),
  lookups: counter(
    'site_page_cache_lookups_total',
    'Kept pages asked for: hit, stale (shown while a new one is made), waiting (another instance makes it), degraded, miss',
    ['result'],
  ),
  ages: histogram(
    'site_page_cache_age_seconds',
    'How old the kept pages are that visitors get',
    [],
    [1, 5, 15, 30, 60, 120, 600, 3_600, 86_400],
  ),
  rendered: counter(
    'site_pages_rendered_total',
    'Pages made: good, degraded (a part is missing), kept (a good one stayed instead), failed (answered 5xx)',
    ['result'],
  ),
  limited: counter('site_rate_limited_total', 'Calls refused because there were too many', [
    'limit',
  ]),
  cspReports: counter(
    'site_csp_reports_total',
    'What browsers report that the policy of a payment page has blocked',
    ['page', 'directive'],
  ),
  redis: counter('site_redis_questions_total', 'Questions to Redis: answered, failed, passed-by', [
    'outcome',
  ]),
};
