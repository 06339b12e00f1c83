import { ids } from '../office-records';
import { detail } from './detail';
import { type Screen, screens } from './screen';

const message = `/messages/${ids.message}`;
const job = `/jobs/${ids.job}`;
const application = `/applications/${ids.number}`;

export const records: readonly Screen[] = [
  ...detail(application, '/applications/:number', 'admitted'),
  ...screens('GET /applications/:number', {
    'for accounts': { path: application, as: 'accounts' },
  }),
  ...detail(message, '/messages/:id', 'closed'),
  ...screens('GET /messages/:id', {
    'that fails': { path: `/messages/${ids.broken}`, status: 500 },
  }),
  ...screens('GET /messages/:id/erase', { plain: { path: `${message}/erase` } }),
  ...screens('POST /messages/:id/erase', {
    'to be confirmed': { path: `${message}/erase`, as: 'late', fields: {}, status: 403 },
  }),
  ...detail(job, '/jobs/:id', 'interview'),
  ...screens('GET /jobs/:id/erase', { plain: { path: `${job}/erase` } }),
  ...screens('POST /jobs/:id/erase', {
    'to be confirmed': { path: `${job}/erase`, as: 'late', fields: {}, status: 403 },
  }),
];
