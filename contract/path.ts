import { calls, type ReadName } from './calls';

export const API_PREFIX = '/api/';

/** Path and query below {host}, for example /api/news-events/?page=2. */
export function readPath(
  name: ReadName,
  params: Record<string, string> = {},
  query: object = {},
): string {
  const path = calls[name].path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const entries = Object.entries(query).map(([key, value]) => [key, String(value)]);
  const search = new URLSearchParams(entries).toString();
  return `${API_PREFIX}${path}${search && `?${search}`}`;
}
