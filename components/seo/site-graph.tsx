import { school } from '@/content/school';
import { env } from '@/lib/env';
import { siteGraph } from '@/lib/seo/school';
import { JsonLd } from '../ui/json-ld';

/** The school and its site, for search engines; last in a page, since nobody sees it. */
export function SiteGraph() {
  return <JsonLd data={siteGraph(school, env().SITE_URL)} />;
}
