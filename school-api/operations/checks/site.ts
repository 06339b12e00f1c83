import { isPublicSite } from '@/contract';
import { lastAsked } from '../../content';
import { errorFacts } from '../../platform';
import {
  ago,
  type Check,
  type CheckDeps,
  type Finding,
  NETWORK_TIMEOUT_MS,
  serious,
} from './check';

const ADDRESS = 'Links in mails, search engines and the payment provider use this address.';

export const siteAddress: Check = {
  subject: 'site address',
  run: async ({ config, fetch }) => {
    const { siteUrl = '' } = config;
    if (!isPublicSite(siteUrl)) {
      return serious('site-address', {
        what:
          siteUrl === '' ? 'SITE_URL is not set.' : `SITE_URL (${siteUrl}) is none for the public.`,
        why: ADDRESS,
        todo: 'Set SITE_URL to the address of the site, the same for the site and the school API.',
      });
    }
    const { origin, protocol } = new URL(siteUrl);
    const findings: Finding[] = [];
    if (protocol !== 'https:') {
      findings.push({
        id: 'site-https',
        severity: 'serious',
        what: `SITE_URL (${origin}) is not https.`,
        why: 'Names, phone numbers and addresses of families would travel in the open.',
        todo: 'Get a certificate for the name, and set SITE_URL to its https address.',
      });
    }
    const fault = await faultOfSite(fetch, origin);
    if (fault !== undefined) {
      findings.push({
        id: 'site-unreachable',
        severity: 'serious',
        what: `The site does not answer at ${origin} (${fault}), asked from this machine.`,
        why: ADDRESS,
        todo: 'See that the site runs, that the name leads to it, and that nginx and the certificate are in order.',
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

/** What the office saves comes to the site because the site asks. */
export const siteAsks: Check = {
  subject: 'site and its changes',
  run: async ({ db, now }) => {
    const last = await lastAsked(db);
    if (last === undefined || last > ago(now(), LONG_MS)) return [];
    const minutes = Math.floor((now().getTime() - last.getTime()) / 60_000);
    return serious('site-not-asking', {
      what: `The site has not asked for changes for ${minutes} minutes.`,
      why: 'What is saved in the office comes late or not at all, and what was hidden may still be shown.',
      todo: 'Look whether the site runs, and whether its SCHOOL_API_URL leads to this school API.',
    });
  },
};
