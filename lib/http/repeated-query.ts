import { variantQueries } from '@/lib/page-cache/route-table';
import type { Step } from './step';

/**
 * Drops repeated variant queries, so that the page shows its first variant; Next would use the last
 * value.
 */
export const dropRepeatedQuery: Step = (request) => {
  const url = request.url ?? '';
  const at = url.indexOf('?');
  if (at < 0 || url.indexOf('&', at) < 0) return;
  const params = new URLSearchParams(url.slice(at));
  const repeated = variantQueries.filter((name) => params.getAll(name).length > 1);
  if (repeated.length === 0) return;
  for (const name of repeated) params.delete(name);
  request.url = url.slice(0, at) + (params.size > 0 ? `?${params}` : '');
};
