import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';

/** Never cached: a change of SITE_INDEXABLE applies at once. */
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  const { SITE_INDEXABLE, SITE_URL } = env();
  if (!SITE_INDEXABLE) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: new URL('/sitemap.xml', SITE_URL).href,
  };
}
