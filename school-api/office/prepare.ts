import type { MiddlewareHandler } from 'hono';
import { type AppEnv, clientKey } from '../platform';
import { writeAudit } from './audit';
import { readCookie, readKnownCookie } from './cookie';
import { crossSite } from './cross-site';
import { readFlash } from './flash';
import { readForm } from './form';
import { readKnown } from './known-browser';
import type { OfficeLimits } from './limits';
import type { OfficeSite } from './own-site';
import { busyPage, crossSitePage, tooLargePage } from './pages';
import { agentInWords } from './people/agent';
import { readSession } from './people/sessions';
import type { OfficeDeps, OpenRequest } from './route';
import { officeKeyOrNone } from './signing';
import { isMultipart } from './upload';

export type OfficeEnv = {
  Variables: AppEnv['Variables'] & { site: OfficeSite; url: URL; asked?: OpenRequest };
};

/** Before any route: determines who asks, from where, and what was sent. */
export function prepare(deps: OfficeDeps, limit: OfficeLimits): MiddlewareHandler<OfficeEnv> {
  return async (c, next) => {
    const { site, url: address } = c.var;
    const client = clientKey(c, deps.config.office.trustClientIp);
    const cookies = c.req.header('cookie');
    const token = readCookie(site, cookies);
    const readSignedIn = async () =>
      token === undefined ? undefined : readSession(deps.db, token, deps.now());
    // Strangers send little. The person is re-checked after the body, which may take minutes to
    // arrive.
    const early = await readSignedIn();
    const person = early?.person;
    const { url, flash } = readFlash(address, deps, early?.session);
    const request: OpenRequest = {
      deps,
      url,
      flash,
      site,
      client,
      limit,
      params: {},
      accept: c.req.header('accept') ?? '',
      known: readKnown(readKnownCookie(site, cookies), deps.now(), () =>
        officeKeyOrNone(deps, 'known'),
      ),
      form: new URLSearchParams(),
      agent: agentInWords(c.req.header('user-agent')),
      signedIn: early,
      audit: async (entry, who = person) => {
        if (entry.action.endsWith('refused') && !(await mayFill(limit, client))) {
          const { action, record } = entry;
          deps.log.warn({ event: 'office-refused', action, record }, 'too many refusals to record');
          return;
        }
        await writeAudit({ deps, client }, entry, who);
      },
    };
    c.set('asked', request);
    const foreign = crossSite(c.req.raw, site);
    if (foreign !== undefined) {
      await request.audit({ action: 'refused', record: foreign });
      return crossSitePage({ url, ...(person && { person }) });
    }
    if (isMultipart(c.req.raw)) {
      // Read by its route, once the sender is known.
      c.set('asked', { ...request, upload: c.req.raw });
      return next();
    }
    const form = await readForm(c.req.raw, url.pathname, person ? 'signedIn' : 'nobody');
    if (form === 'busy') return busyPage({ url, ...(person && { person }) });
    if (form === 'too-large') return tooLargePage({ url, ...(person && { person }) });
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    c.set('asked', { ...request, form, signedIn: isRead ? early : await readSignedIn() });
    return next();
  };
}

/** The audit cannot be purged, so nobody may fill it with refusals. */
async function mayFill(limit: OfficeLimits, client: string): Promise<boolean> {
  return (await limit('refusals', client)) && (await limit('allRefusals', ''));
}
