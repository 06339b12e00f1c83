import { ids } from '../office-records';
import { detail } from './detail';
import { KEYS } from './letters';
import { type Screen, screens } from './screen';

const message = `/messages/${ids.message}`;
const job = `/jobs/${ids.job}`;
const application = `/applications/${ids.number}`;

/** Needs a confirmation first. */
const late = (path: string) => ({
  'to be confirmed': { path, as: 'late', fields: {}, status: 403 } as const,
});

export const records: readonly Screen[] = [
  ...detail(application, '/applications/:number'),
  ...screens('GET /applications/:number', {
    'for accounts': { path: application, as: 'accounts' },
  }),
  ...detail(message, '/messages/:id'),
  ...screens('GET /messages/:id', {
    'that fails': { path: `/messages/${ids.broken}`, status: 500 },
  }),
  ...screens('GET /messages/:id/erase', { plain: { path: `${message}/erase` } }),
  ...screens('POST /messages/:id/erase', late(`${message}/erase`)),
  ...detail(job, '/jobs/:id'),
  ...screens('GET /jobs/:id/erase', { plain: { path: `${job}/erase` } }),
  ...screens('POST /jobs/:id/erase', late(`${job}/erase`)),
  ...screens('GET /applications/figures', {
    full: { path: '/applications/figures?progress=any' },
    empty: { path: '/applications/figures', empty: true },
  }),
  ...['roll', 'cards'].flatMap((page) =>
    screens(`GET /applications/${page}`, {
      full: { path: `/applications/${page}?date=2026-12-13&tests=yes` },
      'of no day': { path: `/applications/${page}?date=no`, status: 404 },
    }),
  ),
  ...screens('POST /applications/acts/admit-cards', {
    chosen: { path: '/applications/acts/admit-cards', fields: { key: KEYS['/applications'] } },
  }),
  ...screens('POST /applications/acts/move', {
    'to look at': {
      path: '/applications/acts/move',
      fields: { key: KEYS['/applications'], date: '2026-12-20' },
    },
  }),
  ...screens('GET /applications/:number/erase', {
    'for the head': { path: `${application}/erase` },
    'for a clerk': { path: `${application}/erase`, as: 'admissions' },
  }),
  ...screens('GET /donations/online/:id/erase', {
    plain: { path: `/donations/online/${ids.online}/erase` },
  }),
];
