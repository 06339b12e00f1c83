import { isPublicSite } from '@/contract';
import { lastPoll } from '../../content';
import { errorFacts } from '../../platform';
import {
  ago,
  type Check,
  type CheckDeps,
  type Finding,
  NETWORK_TIMEOUT_MS,
  serious,
} from './check';

const ADDRESS = 'Emails, search engines and the payment provider use this address.';

export const siteAddress: Check = {
  subject: 'site address',
  run: async ({ config, fetch }) => {
    const { siteUrl = '' } = config;
    if (!isPublicSite(siteUrl)) {
      return serious('site-address', {
        what:
          siteUrl === ''
            ? 'SITE_URL is not set.'
            : `SITE_URL (${siteUrl}) is not a public address.`,
        why: ADDRESS,
        todo: 'Set SITE_URL to the address of the site, for the site and the school API alike.',
      });
    }
    const { origin, protocol } = new URL(siteUrl);
    const findings: Finding[] = [];
    if (protocol !== 'https:') {
      findings.push({
        id: 'site-https',
        severity: 'serious',
        what: `SITE_URL (${origin}) is not https.`,
        why: 'Families’ names, phone numbers and addresses are sent unencrypted.',
        todo: 'Get a certificate for the host name, and set SITE_URL to its https address.',
      });
    }
    const fault = await faultOfSite(fetch, origin);
    if (fault !== undefined) {
      findings.push({
        id: 'site-unreachable',
        severity: 'serious',
        what: `The site is unreachable from this machine at ${origin} (${fault}).`,
        why: ADDRESS,
        todo: 'Check that the site runs, and check DNS, nginx and the certificate.',
      });
    }
    return findings;
  },
};

async function faultOfSite(fetch: CheckDeps['fetch'], origin: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(NETWORK_TIMEOUT_MS);
    const response = await fetch(`${origin}/api/healthz`, { redirect: 'manual', signal });
    await response.body?.cancel();
    return response.ok ? undefined : `status ${response.status}`;
  } catch (error) {
    return errorFacts(error).message;
  }
}

const LONG_MS = 10 * 60_000;

/** The site shows changes because it polls for them. */
export const sitePolling: Check = {
  subject: 'site and its changes',
  run: async ({ db, now }) => {
    const last = await lastPoll(db);
    if (last === undefined || last > ago(now(), LONG_MS)) return [];
    const minutes = Math.floor((now().getTime() - last.getTime()) / 60_000);
    return serious('site-not-asking', {
      what: `The site has not asked for changes in the last ${minutes} minutes.`,
      why: 'Changes made in the office appear late or never, and hidden records may still be visible.',
      todo: 'Check that the site runs and that its SCHOOL_API_URL is the address of this school API.',
    });
  },
};
