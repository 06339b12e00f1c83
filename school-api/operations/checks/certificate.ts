import { DAY_MS } from '../../platform';
import { type Check, type CheckDeps, serious } from './check';

const WARNING_MS = 14 * DAY_MS;

/** Browsers refuse an expired one, and visitors cannot ignore that: the site sends HSTS. */
export const certificates: Check = {
  subject: 'certificate',
  run: async (deps) => {
    const { isPublic, siteUrl, office } = deps.config;
    if (!isPublic) return [];
    const found = [
      findingsOf('site-certificate', siteUrl, deps),
      findingsOf('office-certificate', office.isOn ? office.url : undefined, deps),
    ];
    return (await Promise.all(found)).flat();
  },
};

async function findingsOf(id: string, url: string | undefined, deps: CheckDeps) {
  if (!url?.startsWith('https:')) return [];
  // An address that cannot be reached is another finding.
  const end = await deps.certificateEnd(url).catch(() => undefined);
  if (end === undefined || end.getTime() - deps.now().getTime() > WARNING_MS) return [];
  return serious(id, {
    what: `The certificate of ${new URL(url).host} ends on ${end.toISOString()}.`,
    why: 'After that no browser opens the address, and no webhook of the payment provider arrives.',
    todo: 'Renew it and reload nginx (docs/deploying.md, The certificate).',
  });
}
