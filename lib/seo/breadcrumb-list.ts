type Crumb = { label: string; href?: string };

/** The last entry is the page itself and needs no URL. */
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
