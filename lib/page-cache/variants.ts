import type { Page } from '@/content/page';
import { pages } from '@/content/pages';

/**
 * Query values that make a page of their own: `?tab=2` is rewritten to a path that renders and
 * keeps that variant. A rewrite costs far less than middleware. What does not match (missing, odd,
 * out of range) falls through to the page itself, which shows its first variant.
 *
 * The build bundles this file for next.config.mjs.
 */
type Rewrite = {
  source: string;
  has: [{ type: 'query'; key: string; value: string }];
  destination: string;
};

const byQuery = (source: string, key: string, value: string, destination: string): Rewrite => ({
  source,
  has: [{ type: 'query', key, value }],
  destination,
});

const pathOf = (href: string) => href.split('?', 1)[0] ?? '';

/** The section itself and its other addresses show the same tabs. */
function sourcesOf({ href }: Page): string[] {
  const section = pathOf(href);
  return [section, ...pages.filter(({ path }) => path === section).flatMap((page) => page.aliases)];
}

function variantRewrites({ path, variant }: Page): Rewrite[] {
  if (!variant) return [];
  const { query, values } = variant;
  return [byQuery(path, query, `(?<value>${values})`, `${path}/${query}/:value`)];
}

function tabRewrites(page: Page): Rewrite[] {
  const { href, rendered } = page;
  if (!rendered) return [];
  const tab = href.slice(href.indexOf('=') + 1);
  return sourcesOf(page).map((source) => byQuery(source, 'tab', tab, rendered));
}

export async function rewrites() {
  const beforeFiles = [...pages.flatMap(variantRewrites), ...pages.flatMap(tabRewrites)];
  return { beforeFiles };
}

/** The inner paths are nobody's address. */
export async function redirects() {
  return pages.flatMap(({ path, variant, rendered }) => {
    const inner = rendered !== undefined && rendered !== path;
    return [
      ...(variant
        ? [
            {
              source: `${path}/${variant.query}/:value(${variant.values})`,
              destination: `${path}?${variant.query}=:value`,
              permanent: true,
            },
          ]
        : []),
      ...(inner ? [{ source: rendered, destination: path, permanent: true }] : []),
    ];
  });
}
