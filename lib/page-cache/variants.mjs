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
  // The years from 2016 on; one that has not come yet shows the default.
  { path: '/acedemics/results', query: 'year', values: '201[6-9]|20[2-9][0-9]', variant: 'year' },
  { path: '/syllabus', query: 'grade', values: '[3-9]|1[0-2]', variant: 'grade' },
  { path: '/contribute', query: 'tab', values: '1', variant: 'tab' },
  {
    path: '/vedic-gurukulam',
    query: 'programme',
    values: '[A-Za-z0-9_-]{1,64}',
    variant: 'programme',
  },
];

/**
 * What `?tab=n` shows, by position: the sub-route of that tab, or an inner path ('tab-n') where it
 * has none. Agrees with content/; tests/tabbed holds them together.
 *
 * @type {Record<string, string[]>}
 */
export const tabPages = {
  '/about': ['welcome', 'tab-1', 'tab-2', 'tab-3', 'tab-4', 'tab-5', 'tab-6'],
  '/student-life': [
    'yoga-meditation',
    'retreat-camps',
    'our-care',
    'spiritual-practice',
    'activites',
    'campus',
    'alumini',
  ],
  '/facility': [
    'sports-fitness',
    'tab-1',
    'arts-music',
    'eco-friendly',
    'laboratory',
    'international-standard',
    'inhouse-temple',
    'health-care',
  ],
  '/acedemics': ['results', 'faculty', 'departments', 'curriculum', 'publications'],
};

const tabs = Object.entries(tabPages).flatMap(([path, pages]) =>
  pages.map((page, index) => ({ path, value: String(index), shows: `${path}/${page}` })),
);

/** The second address of a section shows the same tabs. */
const aliases = tabs
  .filter(({ path }) => path === '/about')
  .map((tab) => ({ ...tab, path: '/about-us' }));

export async function rewrites() {
  return {
    beforeFiles: [
      ...variants.map(({ path, query, values, variant }) => ({
        source: path,
        has: [{ type: 'query', key: query, value: `(?<value>${values})` }],
        destination: `${path}/${variant}/:value`,
      })),
      ...[...tabs, ...aliases].map(({ path, value, shows }) => ({
        source: path,
        has: [{ type: 'query', key: 'tab', value }],
        destination: shows,
      })),
    ],
  };
}

/** The inner paths are nobody's address. */
export async function redirects() {
  return [
    ...variants.map(({ path, query, values, variant }) => ({
      source: `${path}/${variant}/:value(${values})`,
      destination: `${path}?${query}=:value`,
      permanent: true,
    })),
    ...tabs
      .filter(({ shows }) => /\/tab-\d+$/.test(shows))
      .map(({ path, value, shows }) => ({
        source: shows,
        destination: `${path}?tab=${value}`,
        permanent: true,
      })),
  ];
}
