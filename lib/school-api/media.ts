import { env } from '@/lib/env';
import { isPictureAllowed } from '@/lib/files/picture-hosts';
import { sitePath } from './file-paths';

/**
 * The URL of a file for visitors: files of the school's server through the site, because that server
 * may be private or without TLS; other web URLs unchanged; null for anything else.
 */
export function fileUrl(value: string): string | null {
  const url = webAddress(value);
  return url && (otherKinds.test(url.pathname) ? url.href : (sitePath(url) ?? url.href));
}

/** The same for a picture; also null if the pages' policy would block it. */
export function pictureUrl(value: string): string | null {
  const url = webAddress(value);
  return url && (sitePath(url) ?? (isPictureAllowed(url) ? url.href : null));
}

/** The site's path if a link leads to a picture or PDF of the school's server, otherwise null. */
export function linkedFile(value: string): string | null {
  const url = webAddress(value);
  return url && passedOn.test(url.pathname) ? sitePath(url) : null;
}

/** A link typed by the office: a URL, a path of the site, 'admission' or 'www.example.org'. */
export function linkUrl(value: string): string | null {
  // Browsers ignore these characters in URLs: '/\t/example.org' would lead to another site.
  const text = value.replace(/[\t\n\r]/g, '').trim();
  if (/^\/(?![/\\])/.test(text)) return linkedFile(text) ?? text;
  if (/^[a-z0-9][\w-]*(\/[\w-]+)*\/?([?#][\w=&-]*)?$/i.test(text)) return `/${text}`;
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return linkedFile(address) ?? new URL(address).href;
}

/** Extensions of files that the site forwards; other links are pages. */
const passedOn = /\.(?:avif|gif|jpe?g|pdf|png|svg|webp)$/i;

/** Extensions of files that the site does not forward: their links are not changed. */
const otherKinds = /\.(?:csv|docx?|mp[34]|od[pst]|pptx?|rtf|txt|xlsx?|zip)$/i;

function webAddress(value: string): URL | null {
  const base = `${env().SCHOOL_API_URL}/`;
  const text = value.trim();
  if (text === '' || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
}
