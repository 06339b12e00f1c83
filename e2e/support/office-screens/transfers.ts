import { ids } from '../office-records';
import { KEYS } from './letters';
import { detail, FULL_OR_EMPTY, PLAIN, type Screen, screens, wrong } from './screen';

const letters = { key: KEYS['/transfers'], subject: 'Your transfer', message: 'Dear {name}' };
const STATEMENT =
  'Date,Narration,Credit\n19/11/2026,NEFT CR-SBIN0007274-MAYA-SBIN524112345678,"5,000.00"';

export const transfers: readonly Screen[] = [
  ...screens('GET /transfers', FULL_OR_EMPTY),
  ...detail('/transfers/:id', ids.transfer),
  ...screens('GET /transfers/paste', PLAIN),
  ...screens('POST /transfers/paste', {
    'what the rows are': { fields: { text: STATEMENT } },
    'not a table': wrong({ text: 'nothing' }),
  }),
  ...screens('POST /transfers/actions/letters', {
    'to look at': { fields: { ...letters, step: 'preview' } },
  }),
  ...screens('GET /transfers/letters/:batch', { 'of another list': { status: 404 } }, 'none'),
];
