import { counter, histogram } from './registry';

const SECONDS = [0.002, 0.01, 0.05, 0.2, 1, 4, 15];

/** The site's metrics; docs/monitoring.md explains each. */
export const metrics = {
  requests: histogram(
    'site_http_request_duration_seconds',
    'Requests by visitors, from the first byte received to the last byte sent',
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
    'Reads answered with the last good answer, because the school API failed',
    ['call'],
  ),
  lookups: counter(
    'site_page_cache_lookups_total',
    'Lookups of stored pages: hit, stale (served while a new one is rendered), waiting (another instance renders it), degraded, miss',
    ['result'],
  ),
  ages: histogram(
    'site_page_cache_age_seconds',
    'Age of the stored pages served',
    [],
    [1, 5, 15, 30, 60, 120, 600, 3_600, 86_400],
  ),
  rendered: counter(
    'site_pages_rendered_total',
    'Pages rendered: good, degraded (a part is missing), kept (the stored good page stays), failed (answered 5xx)',
    ['result'],
  ),
  limited: counter('site_rate_limited_total', 'Requests refused by a limit', ['limit']),
  cspReports: counter(
    'site_csp_reports_total',
    'Browser reports of content blocked on payment pages',
    ['page', 'directive'],
  ),
  redis: counter(
    'site_redis_questions_total',
    'Redis commands: answered, failed, skipped while Redis is down',
    ['outcome'],
  ),
};
