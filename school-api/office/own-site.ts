import { isLoopbackName } from '@/contract';

/** The office's address as the browser used it. */
export type OfficeSite = {
  origin: string;
  /** The name that passkeys are bound to. */
  hostname: string;
  /** Uses https; on localhost it may be plain http. */
  isSecure: boolean;
};

/**
 * The site of a Host header: OFFICE_URL, or localhost. Undefined for any other name, since other domains
 * may point here.
 */
export function siteOf(host: string, officeUrl: string | undefined): OfficeSite | undefined {
  const name = host.toLowerCase();
  const own = officeUrl === undefined ? undefined : new URL(officeUrl);
  if (own && hostsOf(own).includes(name)) return toSite(own);
  const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined;
  const isPlain =
    url !== undefined &&
    (url.host === name || `${url.host}:80` === name) &&
    isLoopbackName(url.hostname);
  return url && isPlain ? toSite(url) : undefined;
}

/** With and without the port that the scheme implies. */
function hostsOf({ host, port, protocol }: URL): string[] {
  return port === '' ? [host, `${host}:${protocol === 'https:' ? 443 : 80}`] : [host];
}

function toSite({ origin, hostname, protocol }: URL): OfficeSite {
  return { origin, hostname, isSecure: protocol === 'https:' };
}

/** Our own path with its query, for a redirect; '/' for anything else. */
export function ownPath(text: string | null | undefined): string {
  if (!text?.startsWith('/') || !URL.canParse(text, 'http://office.invalid')) return '/';
  const { host, pathname, search } = new URL(text, 'http://office.invalid');
  return host === 'office.invalid' && !pathname.startsWith('//') ? `${pathname}${search}` : '/';
}
