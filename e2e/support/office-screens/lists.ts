import { KEYS } from './letters';
import { type Screen, screens } from './screen';

const LISTS = ['/applications', '/gifts', '/messages', '/jobs'] as const;

const STATES = { '/applications': 'withdrawn', '/messages': 'closed', '/jobs': 'taken' } as const;
const STATED = ['/applications', '/messages', '/jobs'] as const;

export const lists: readonly Screen[] = [
  ...LISTS.flatMap((path) =>
    screens(`GET ${path}`, {
      full: { path },
      empty: { path, empty: true },
      'nothing found': {
        path: `${path}?q=nobody&state=${path === '/gifts' ? 'paid' : path === '/applications' ? 'received' : 'new'}`,
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
  ...STATED.flatMap((list) => {
    const path = `${list}/acts/state`;
    const fields = { key: `${KEYS[list]} new 1`, to: STATES[list] };
    return screens(`POST ${list}/acts/state`, {
      'to set': { path, fields },
      'changed meanwhile': { path, fields: { ...fields, sure: 'yes' }, status: 409 },
    });
  }),
  ...['applications', 'donations', 'gifts', 'messages', 'jobs'].flatMap((name) =>
    screens(`GET /exports/${name}`, {
      full: { path: `/exports/${name}` },
      empty: { path: `/exports/${name}`, empty: true },
    }),
  ),
];
