import { env } from '@/lib/env';

/** CSP sources of pictures besides the site itself. */
export function pictureSources(): string[] {
  return env().MEDIA_HOSTS?.map((host) => `https://${host}`) ?? ['https:'];
}

/** Whether that policy lets a browser load the picture. */
export function isPictureAllowed(url: URL): boolean {
  const { MEDIA_HOSTS: hosts, SITE_URL } = env();
  if (url.origin === SITE_URL) return true;
  if (url.protocol !== 'https:') return false;
  return hosts?.some((host) => covers(host, url.host)) ?? true;
}

function covers(pattern: string, host: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;
}
