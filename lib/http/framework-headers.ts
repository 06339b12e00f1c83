/** Response headers for Next's own router and cache, removed for visitors. */
export const FRAMEWORK_HEADERS: readonly string[] = [
  'x-next-cache-tags',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
];
