/**
 * Query values that make a page of their own: `?tab=2` is rewritten to a path that renders and
 * keeps that variant. A rewrite costs far less than middleware. What does not match (missing, odd,
 * out of range) falls through to the page itself, which shows its first variant.
 *
 * Plain JavaScript, because next.config.mjs reads it before anything is built.
 *
 * @type {{ path: string, query: string, values: string, variant: string }[]}
 */
const variants = [
  { path: '/news-event', query: 'page', values: '[2-9]|[1-9][0-9]{1,2}', variant: 'page' },
];

export async function rewrites() {
  return {
    beforeFiles: variants.map(({ path, query, values, variant }) => ({
      source: path,
      has: [{ type: 'query', key: query, value: `(?<value>${values})` }],
      destination: `${path}/${variant}/:value`,
    })),
  };
}

/** The inner paths are nobody's address. */
export async function redirects() {
  return variants.map(({ path, query, values, variant }) => ({
    source: `${path}/${variant}/:value(${values})`,
    destination: `${path}?${query}=:value`,
    permanent: true,
  }));
}
