import type { OfficeSite } from './own-site';

/** `session` ends with the browser, or earlier on the server; `known` lists who has signed in with it. */
type Cookie = 'session' | 'known';

const NAMES: Record<Cookie, string> = { session: 'office', known: 'office-known' };

/** Browsers reject the prefix without https, which only localhost lacks. */
const nameOf = (cookie: Cookie, { isSecure }: OfficeSite) =>
  `${isSecure ? '__Host-' : ''}${NAMES[cookie]}`;

const attributes = ({ isSecure }: OfficeSite) =>
  `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

export function sessionCookie(site: OfficeSite, token: string): string {
  return `${nameOf('session', site)}=${token}; ${attributes(site)}`;
}

export function endedCookie(site: OfficeSite): string {
  return `${nameOf('session', site)}=; Max-Age=0; ${attributes(site)}`;
}

export function knownCookie(site: OfficeSite, value: string, seconds: number): string {
  return `${nameOf('known', site)}=${value}; Max-Age=${seconds}; ${attributes(site)}`;
}

const TOKEN = /^[\w-]{43}$/;

export function readCookie(site: OfficeSite, header = ''): string | undefined {
  const token = readOnly(nameOf('session', site), header);
  return TOKEN.test(token) ? token : undefined;
}

export const readKnownCookie = (site: OfficeSite, header = ''): string =>
  readOnly(nameOf('known', site), header);

/** '' unless there is exactly one: whoever could add a second one could choose the session. */
function readOnly(name: string, header: string): string {
  const prefix = `${name}=`;
  const pairs = header
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(prefix));
  return pairs.length === 1 ? (pairs[0]?.slice(prefix.length) ?? '') : '';
}

export function withCookie(response: Response, cookie: string): Response {
  response.headers.append('set-cookie', cookie);
  return response;
}
