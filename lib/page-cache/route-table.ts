import { pages } from '@/content/pages';

/** The site's canonical paths; `{slug}` stands for a news item or an album. */
export const contractPaths: readonly string[] = pages
  .map(({ path }) => path)
  .filter((path) => !path.includes('?'));

/** Pages where many visits begin. */
export const entryPages: readonly string[] = pages
  .filter(({ isEntrance }) => isEntrance)
  .map(({ path }) => path);

/** Other paths that answer with the same page. */
export const aliasPaths: readonly string[] = pages.flatMap(({ aliases }) => aliases);

/** Each tab's URL, as in the navigation. */
export const tabVariants: readonly string[] = pages
  .filter(({ rendered }) => rendered)
  .map(({ href }) => href);

/** @internal For tests: tabs without a path of their own, for which search engines index `?tab=n`. */
export const canonicalTabs: readonly string[] = tabVariants.filter((href) =>
  pages.some(({ path }) => path === href),
);

/** @internal For tests: examples of the other query values with pages of their own. */
export const queryVariants: readonly string[] = [
  ...pages.flatMap(({ variant }) => variant?.examples ?? []),
  '/careers/apply-now?vacancy=Music%20Teacher',
];

/** The query parameters that select a variant. */
export const variantQueries: readonly string[] = [
  ...new Set(['tab', ...pages.flatMap(({ variant }) => variant?.query ?? [])]),
];

/** @internal For tests: the documents that show records of the school API. */
export const listPaths: readonly string[] = pages
  .filter(({ kind, reads, inSitemap }) => kind === 'document' && reads.length > 0 && inSitemap)
  .map(({ path }) => path);
