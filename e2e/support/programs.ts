import { startSchoolApi } from '../../scripts/run/school-api';
import type { Service } from '../../scripts/run/service';
import { startSite as start } from '../../scripts/run/site';

export { newFolder } from '../../scripts/run/folder';
export { startSchoolApi };

export type Running = Service;

export const REVALIDATE_SECRET = 'a-secret-of-the-browser-tests';

type SiteOptions = Parameters<typeof start>[0];

export function startSite({ env, ...options }: SiteOptions): Promise<Running> {
  const own = { SCHOOL_API_READ_TIMEOUT_MS: '10000', REVALIDATE_SECRET };
  return start({ ...options, env: { ...own, ...env } });
}

/** Requests a refresh of pages, as a school's server does when its content changes. */
export async function refresh(site: Running, ...tags: string[]): Promise<void> {
  const response = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${REVALIDATE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  });
  if (!response.ok) throw new Error(`revalidate answered ${response.status}`);
}
