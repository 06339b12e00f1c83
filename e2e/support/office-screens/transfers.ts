import { ids } from '../office-records';
import { detail } from './detail';
import { KEYS } from './letters';
import { type Screen, screens } from './screen';

const transfer = `/transfers/${ids.transfer}`;
const letters = { key: KEYS['/transfers'], subject: 'Your transfer', message: 'Dear {name}' };
const STATEMENT = 'Date,Narration,Credit\n19/11/2026,NEFT CR-SBIN524112345678-MAYA,"5,000.00"';

export const transfers: readonly Screen[] = [
  ...screens('GET /transfers', {
    full: { path: '/transfers' },
    empty: { path: '/transfers', empty: true },
  }),
  ...detail(transfer, '/transfers/:id'),
  ...screens('GET /transfers/paste', { plain: { path: '/transfers/paste' } }),
  ...screens('POST /transfers/paste', {
    'what the rows are': { path: '/transfers/paste', fields: { text: STATEMENT } },
    'not a table': { path: '/transfers/paste', fields: { text: 'nothing' }, status: 422 },
  }),
  ...screens('POST /transfers/acts/letters', {
    'to look at': { path: '/transfers/acts/letters', fields: { ...letters, step: 'preview' } },
  }),
  ...screens('GET /transfers/letters/:batch', {
    'of another list': { path: '/transfers/letters/none', status: 404 },
  }),
];
