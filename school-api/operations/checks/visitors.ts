import { isIP } from 'node:net';
import { isPublicSite } from '@/contract';
import { DAY_MS } from '../../platform';
import { ago, type Check, type Finding, serious } from './check';
import { readCallers } from './rows';

/** Fewer applications may well come from one household or hall. */
const ENOUGH = 10;
const PERIOD_MS = 30 * DAY_MS;

/** Rate limits count visitors by address, so the proxies in front must pass it on. */
export const visitors: Check = {
  subject: 'visitor addresses',
  run: async ({ db, config, now }) => {
    if (!config.forms.trustClientIp) return seen('TRUST_CLIENT_IP is not set', 'TRUST_CLIENT_IP=1');
    const { parents, addresses } = await readCallers(db, ago(now(), PERIOD_MS));
    const [only, ...others] = addresses;
    if (only === undefined || others.length > 0 || parents < ENOUGH || isOfVisitor(only)) return [];
    return seen(`the last ${parents} parents came from ${only}`, 'TRUST_PROXY of the site');
  },
};

function isOfVisitor(address: string): boolean {
  const host = isIP(address) === 6 ? `[${address.replace(/^::ffff:/, '')}]` : address;
  return isPublicSite(`http://${host}`);
}

function seen(evidence: string, setting: string): Finding[] {
  return serious('visitor-addresses', {
    what: `All visitors seem to have the same address: ${evidence}.`,
    why: 'One abusive visitor can use up the limits for everybody.',
    todo: `Set ${setting} to the proxy in front (docs/configuration.md, docs/deploying.md).`,
  });
}
