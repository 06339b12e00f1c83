import { env } from '@/lib/env';

/**
 * Where a visitor's browser gets a picture or file from: the API's own media through the site, since
 * the API may be private; other web addresses as they are; anything else not at all.
 */
export function mediaUrl(value: string): string | null {
  const base = `${env().SCHOOL_API_URL}/`;
  const text = value.trim();
  if (text === '' || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const own = url.origin === new URL(base).origin;
  return own && url.pathname.startsWith('/media/') ? `${url.pathname}${url.search}` : url.href;
}

/** A link the office typed: a web address, a path of the site, 'admission' or 'www.example.org'. */
export function linkUrl(value: string): string | null {
  const text = value.trim();
  if (/^\/(?![/\\])/.test(text)) return text;
  if (/^[a-z0-9][\w-]*(\/[\w-]+)*\/?([?#][\w=&-]*)?$/i.test(text)) return `/${text}`;
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const path = mediaUrl(address);
  return path?.startsWith('/media/') ? path : new URL(address).href;
}
