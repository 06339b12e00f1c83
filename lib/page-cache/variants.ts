import type { Page } from '@/content/page';
import { pages } from '@/content/pages';

/**
 * Query values that make a page of their own: `?tab=2` is rewritten to a path that renders and
 * caches that variant. A rewrite costs far less than middleware. A value that does not match
 * (missing, odd, out of range) falls through to the page itself, which shows its first variant.
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

const table = [...pages.flatMap(variantRewrites), ...pages.flatMap(tabRewrites)];

export async function rewrites() {
  return { beforeFiles: table };
}

const byPath = new Map<string, { key: string; value: RegExp; destination: string }[]>();
for (const { source, has, destination } of table) {
  const [{ key, value }] = has;
  const rewrite = { key, value: new RegExp(`^${value}$`), destination };
  byPath.set(source, [...(byPath.get(source) ?? []), rewrite]);
}

/** Where Next renders a page: '/news-event' with '?page=2' gives '/news-event/page/2'. */
export function renderedPath(path: string, query: string): string {
  const rewrites = query === '' ? undefined : byPath.get(path);
  if (!rewrites) return path;
  const params = new URLSearchParams(query);
  for (const { key, value, destination } of rewrites) {
    const param = params.get(key);
    if (param !== null && value.test(param)) return destination.replace(':value', param);
  }
  return path;
}

const byRendered = new Map(
  pages.flatMap(({ rendered, href }) => (rendered ? [[rendered, href] as const] : [])),
);

/** The public address of what Next renders at this path. */
export function publicAddress(rendered: string): string {
  const href = byRendered.get(rendered);
  if (href) return href;
  for (const { path, variant } of pages) {
    const start = variant && `${path}/${variant.query}/`;
    if (start && rendered.startsWith(start)) {
      return `${path}?${variant.query}=${rendered.slice(start.length)}`;
    }
  }
  return rendered;
}

/** Rewritten paths are internal: requests for one are redirected to its public address. */
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
