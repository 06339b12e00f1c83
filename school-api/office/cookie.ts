import type { OfficeSite } from './own-site';

/** Browsers refuse the prefix without https, which this machine alone has not. */
const nameOf = ({ isSecure }: OfficeSite) => (isSecure ? '__Host-office' : 'office');

const attributes = ({ isSecure }: OfficeSite) =>
  `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

/** Ends with the browser; the server ends it earlier. */
export function sessionCookie(site: OfficeSite, token: string): string {
  return `${nameOf(site)}=${token}; ${attributes(site)}`;
}

export function endedCookie(site: OfficeSite): string {
  return `${nameOf(site)}=; Max-Age=0; ${attributes(site)}`;
}

const TOKEN = /^[\w-]{43}$/;

/** Undefined unless there is exactly one: who could add a second one would choose the session. */
export function readCookie(site: OfficeSite, header = ''): string | undefined {
  const prefix = `${nameOf(site)}=`;
  const found = header
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(prefix));
  const token = found[0]?.slice(prefix.length) ?? '';
  return found.length === 1 && TOKEN.test(token) ? token : undefined;
}

/** The same answer with a cookie. */
export function withCookie(response: Response, cookie: string): Response {
  response.headers.append('set-cookie', cookie);
  return response;
}
