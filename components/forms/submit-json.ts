import { syncUserId } from '@/enhance/user-id';
import { type Outcome, offline } from '@/lib/forms/outcome';
import { readOutcome } from '@/lib/forms/read-outcome';

/** Posts a form to one of the site's own routes, once. Never throws; an abort counts as offline. */
export async function submitJson(
  path: `/api/${string}`,
  body: unknown,
  signal?: AbortSignal,
): Promise<Outcome> {
  // The page may have changed local storage since it was loaded.
  syncUserId();
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      cache: 'no-store',
      ...(signal && { signal }),
    });
    return readOutcome(response.status, await response.text(), response.headers.get('retry-after'));
  } catch {
    return offline();
  }
}
