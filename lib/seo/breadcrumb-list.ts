type Crumb = { label: string; href?: string };

/** The way to a page; the page itself, which is the last, needs no address. */
export function breadcrumbList(crumbs: readonly Crumb[], siteUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && index < crumbs.length - 1 ? { item: new URL(href, siteUrl).href } : {}),
    })),
  };
}
