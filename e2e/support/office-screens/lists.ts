import { FULL_OR_EMPTY, type Screen, screens } from './screen';

const STATES = { applications: 'received', donations: 'received', messages: 'new', jobs: 'new' };

export const lists: readonly Screen[] = [
  ...Object.entries(STATES).flatMap(([list, state]) =>
    screens(`GET /${list}`, {
      ...FULL_OR_EMPTY,
      'nothing found': { query: `?q=nobody&state=${state}` },
      'wrong day': { query: '?since=yesterday', status: 422 },
    }),
  ),
  ...screens('GET /applications', {
    'older ones': { query: '?before=1740000000000.a' },
    'for accounts': { query: '?q=keshav', as: 'accounts' },
  }),
  ...screens('GET /search', {
    plain: {},
    found: { query: '?q=keshav' },
    'nothing found': { query: '?q=nobody' },
    'for the editor': { query: '?q=news', as: 'editor' },
  }),
];
