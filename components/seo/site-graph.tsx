import { school } from '@/content/school';
import { env } from '@/lib/env';
import { siteGraph } from '@/lib/seo/school';
import { JsonLd } from '../ui/json-ld';

/** Structured data of the school and its site; last in the page, because it is not displayed. */
export function SiteGraph() {
  return <JsonLd data={siteGraph(school, env().SITE_URL)} />;
}
