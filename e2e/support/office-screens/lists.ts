import { type Screen, screens } from './screen';

const LISTS = ['/applications', '/donations', '/messages', '/jobs'] as const;

export const lists: readonly Screen[] = [
  ...LISTS.flatMap((path) =>
    screens(`GET ${path}`, {
      full: { path },
      empty: { path, empty: true },
      'nothing found': {
        path: `${path}?q=nobody&state=${path === '/donations' ? 'paid' : path === '/applications' ? 'received' : 'new'}`,
      },
      'wrong day': { path: `${path}?since=yesterday`, status: 422 },
    }),
  ),
  ...screens('GET /applications', {
    'older ones': { path: '/applications?before=1740000000000.a' },
    'for accounts': { path: '/applications?q=keshav', as: 'accounts' },
  }),
  ...screens('GET /search', {
    plain: { path: '/search' },
    found: { path: '/search?q=keshav' },
    'nothing found': { path: '/search?q=nobody' },
    'for the editor': { path: '/search?q=news', as: 'editor' },
  }),
];
