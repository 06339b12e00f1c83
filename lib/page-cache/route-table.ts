import { pages } from '@/content/pages';

/** Every path of the contract with the public; `{slug}` stands for a news item. */
export const contractPaths: readonly string[] = pages
  .map(({ path }) => path)
  .filter((path) => !path.includes('?'));

/** Second addresses of a page. */
export const aliasPaths: readonly string[] = pages.flatMap(({ aliases }) => aliases);

/** Each tab at the address that the navigation and a click give it. */
export const tabVariants: readonly string[] = pages
  .filter(({ rendered }) => rendered)
  .map(({ href }) => href);

/** The tabs that have no path of their own, so that search engines keep `?tab=n`. */
export const canonicalTabs: readonly string[] = tabVariants.filter((href) =>
  pages.some(({ path }) => path === href),
);

/** Other query values that make a page of their own, one or two of each kind. */
export const queryVariants: readonly string[] = [
  ...pages.flatMap(({ variant }) => variant?.examples ?? []),
  '/careers/apply-now?vacancy=Music%20Teacher',
];

/** The queries that choose what a page shows. */
export const variantQueries: readonly string[] = [
  ...new Set(['tab', ...pages.flatMap(({ variant }) => variant?.query ?? [])]),
];

/** The documents that show records of the school API. */
export const listPaths: readonly string[] = pages
  .filter(({ kind, reads, inSitemap }) => kind === 'document' && reads.length > 0 && inSitemap)
  .map(({ path }) => path);
