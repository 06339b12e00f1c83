import { isPublicSite } from '@/contract';
import { periodsMark } from '@/contract/facts/retention';
import { type Check, type CheckDeps, NETWORK_TIMEOUT_MS, serious } from './check';

/** The policy carries its periods as an attribute. */
const MARK = /data-periods="([^"]*)"/;

/** The site and the API each read their own variables. */
export const privacyPeriods: Check = {
  subject: 'privacy policy',
  run: async ({ config, fetch }) => {
    const { siteUrl = '', retention } = config;
    const page = isPublicSite(siteUrl) ? await readPolicy(fetch, siteUrl) : undefined;
    // That the site does not answer is told by the check of its address.
    if (page === undefined) return [];
    const [, told = ''] = MARK.exec(page) ?? [];
    if (told === periodsMark(retention)) return [];
    const names = differing(told, periodsMark(retention));
    return serious('privacy-periods', {
      what: `The privacy policy tells other periods than those after which records are removed (${names}).`,
      why: 'The school would promise what it does not do.',
      todo: 'Set the same RETENTION_* for the site and the school API, and restart both.',
    });
  },
};

async function readPolicy(fetch: CheckDeps['fetch'], siteUrl: string) {
  try {
    const signal = AbortSignal.timeout(NETWORK_TIMEOUT_MS);
    const response = await fetch(`${new URL(siteUrl).origin}/privacy`, { signal });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

function differing(told: string, kept: string): string {
  const known = new Set(told.split(' '));
  const others = kept.split(' ').filter((period) => !known.has(period));
  return others.map((period) => period.split('=')[0]).join(', ');
}
