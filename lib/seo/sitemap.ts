export type SitemapEntry = {
  /** The canonical address, as a path. */
  path: string;
  /** When its content last changed: a day or a moment. Left out when unknown. */
  changed?: string | null;
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A day stays a day; a moment is converted to UTC. */
function dateOf(changed: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(changed) ? changed : new Date(changed).toISOString();
}

export function sitemapXml(entries: readonly SitemapEntry[], siteUrl: string): string {
  const urls = entries.map(({ path, changed }) => {
    const address = new URL(path, siteUrl).href.replace(/[&<>]/g, (sign) => entities[sign] ?? '');
    return `<url><loc>${address}</loc>${changed ? `<lastmod>${dateOf(changed)}</lastmod>` : ''}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  ].join('\n');
}
