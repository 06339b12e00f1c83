import { env } from '@/lib/env';
import { isPictureAllowed } from '@/lib/files/picture-hosts';
import { sitePath } from './file-paths';

/**
 * Where visitors get a file from: those of the school's server through the site, since that server
 * may be private or have no TLS; other web addresses as they are; anything else not at all.
 */
export function fileUrl(value: string): string | null {
  const url = webAddress(value);
  return url && (otherKinds.test(url.pathname) ? url.href : (sitePath(url) ?? url.href));
}

/** The same for a picture; also null where the policy of the pages would block it. */
export function pictureUrl(value: string): string | null {
  const url = webAddress(value);
  return url && (sitePath(url) ?? (isPictureAllowed(url) ? url.href : null));
}

/** The site's path where a link leads to a picture or PDF of the school's server, else null. */
export function linkedFile(value: string): string | null {
  const url = webAddress(value);
  return url && passedOn.test(url.pathname) ? sitePath(url) : null;
}

/** A link the office typed: a web address, a path of the site, 'admission' or 'www.example.org'. */
export function linkUrl(value: string): string | null {
  const text = value.trim();
  if (/^\/(?![/\\])/.test(text)) return linkedFile(text) ?? text;
  if (/^[a-z0-9][\w-]*(\/[\w-]+)*\/?([?#][\w=&-]*)?$/i.test(text)) return `/${text}`;
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return linkedFile(address) ?? new URL(address).href;
}

/** What names of files end in that the site passes on; other links of a text are pages. */
const passedOn = /\.(?:avif|gif|jpe?g|pdf|png|svg|webp)$/i;

/** Files that the site does not pass on: a link to them stays what it was. */
const otherKinds = /\.(?:csv|docx?|mp[34]|od[pst]|pptx?|rtf|txt|xlsx?|zip)$/i;

function webAddress(value: string): URL | null {
  const base = `${env().SCHOOL_API_URL}/`;
  const text = value.trim();
  if (text === '' || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
}
