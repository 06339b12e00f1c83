import { env } from '@/lib/env';
import { FILES_PATH, MEDIA_PATH } from '@/lib/files/site-files';

/** API paths are not files. Windows ignores a trailing dot, Java anything after a semicolon. */
const calls = /^(?:api|healthz|metrics|outbox|readyz|sandbox)[.\s]*(?:;|$)/i;

/** Dot segments, hidden files and encoded separators, also for servers that decode twice. */
const unsafeName = /^(?:$|\.)|[/\\\p{Cc}]|%(?:00|25|2[ef]|5c)/iu;

/** Such as `?id=7&v=2`: too short for URLs, paths and signatures. */
const plainQuery = /^\?(?:[\w-]{1,32}(?:=[\w.-]{0,64})?(?:&|$)){1,4}$/;
const secretName = /api.?key|^auth(?!or)|^pass|secret|session|^sig(?:n|$)|token/i;

/**
 * The site's path for a file of the school's server (host and port of SCHOOL_API_URL, with or without
 * TLS). Null for other servers, and for paths that the site never requests.
 */
export function sitePath({ protocol, host, pathname, search }: URL): string | null {
  const server = new URL(env().SCHOOL_API_URL);
  if (!/^https?:$/.test(protocol) || host !== server.host) return null;
  const base = baseOf(server);
  if (!isFile(pathname, base)) return null;
  if (pathname.startsWith(MEDIA_PATH)) return pathname + search;
  if (pathname.startsWith(base + MEDIA_PATH)) return pathname.slice(base.length) + search;
  return FILES_PATH + pathname.slice(1) + queryToSend(search);
}

/** The school's URL for a path of the site; null for a path that the site never produces. */
export function fileBehind(path: string): URL | null {
  const server = new URL(env().SCHOOL_API_URL);
  const file = path.startsWith(FILES_PATH)
    ? path.slice(FILES_PATH.length - 1)
    : baseOf(server) + path;
  const url = new URL(server.origin + file);
  return sitePath(url) === path ? url : null;
}

/** The path prefix before /api/ and /media/, if the server is mounted below one. */
function baseOf({ pathname }: URL): string {
  return pathname === '/' ? '' : pathname;
}

function isFile(pathname: string, base: string): boolean {
  const names = decoded(pathname);
  if (!names || names.some((name) => unsafeName.test(name))) return false;
  const atBase = names[base.split('/').length - 1] ?? '';
  return ![names[0] ?? '', atBase].some((name) => calls.test(name));
}

function decoded(pathname: string): string[] | null {
  try {
    return pathname.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The query, unless it may contain a URL or a secret. */
function queryToSend(search: string): string {
  if (!plainQuery.test(search)) return '';
  const names = [...new URLSearchParams(search).keys()];
  return names.some((name) => secretName.test(name)) ? '' : search;
}
