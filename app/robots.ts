import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';

/** Never kept: a site that is taken out of search must say so at once. */
export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  const { SITE_INDEXABLE, SITE_URL } = env();
  if (!SITE_INDEXABLE) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: new URL('/sitemap.xml', SITE_URL).href,
  };
}
