import { ids } from '../office-records';
import { KEYS } from './letters';
import { detail, FULL_OR_EMPTY, PLAIN, type Screen, screens, wrong } from './screen';

const { number, message, job, broken } = ids;
const key = KEYS['/applications'];

const late = { 'to be confirmed': { as: 'late', fields: {}, status: 403 } } as const;

export const records: readonly Screen[] = [
  ...detail('/applications/:number', number),
  ...screens('GET /applications/:number', { 'for accounts': { as: 'accounts' } }, number),
  ...detail('/messages/:id', message),
  ...screens('GET /messages/:id', { 'that fails': { status: 500 } }, broken),
  ...screens('GET /messages/:id/erase', PLAIN, message),
  ...screens('POST /messages/:id/erase', late, message),
  ...detail('/jobs/:id', job),
  ...screens('GET /jobs/:id/erase', PLAIN, job),
  ...screens('POST /jobs/:id/erase', late, job),
  ...screens('GET /applications/:number/correct', PLAIN, number),
  ...screens(
    'POST /applications/:number/correct',
    {
      wrong: wrong({ mobile: '12', step: 'check' }),
      'to look at': { fields: { first_name: 'Keshava', step: 'check' } },
    },
    number,
  ),
  ...screens('GET /messages/corrections', FULL_OR_EMPTY),
  ...screens('GET /applications/:number/documents/:document/delete', PLAIN, number, ids.document),
  ...screens('GET /applications/figures', {
    full: { query: '?progress=any' },
    empty: { empty: true },
  }),
  ...screens('GET /applications/fees', {
    ...FULL_OR_EMPTY,
    'of no day': { query: '?since=no', status: 422 },
  }),
  ...['roll', 'cards'].flatMap((page) =>
    screens(`GET /applications/${page}`, {
      full: { query: '?date=2026-12-13&tests=yes' },
      'of no day': { query: '?date=no', status: 404 },
    }),
  ),
  ...screens('POST /applications/seats', {
    'to give': { query: '?date=2026-12-13&tests=yes', fields: {} },
  }),
  ...screens('POST /applications/actions/admit-cards', { chosen: { fields: { key } } }),
  ...screens('POST /applications/actions/move', {
    'to look at': { fields: { key, date: '2026-12-20' } },
  }),
  ...screens(
    'GET /applications/:number/erase',
    { 'for the head': {}, 'for a clerk': { as: 'admissions' } },
    number,
  ),
  ...screens('GET /donations/online/:id/erase', PLAIN, ids.online),
];
