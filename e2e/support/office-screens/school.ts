import { createHash } from 'node:crypto';
import { PLAIN, type Screen, screens, wrong } from './screen';

const INVITATION = { name: 'Govind Rao', email: 'govind@example.org', role: 'accounts' };
/** See `addPeople`. */
const HEAD = 4;
const INVITED = 7;
/** Of a school whose facts nobody has changed. */
const UNCHANGED = createHash('sha256').update('[]').digest('hex').slice(0, 32);

export const school: readonly Screen[] = [
  ...screens('GET /', {
    full: {},
    empty: { empty: true },
    'for an editor': { as: 'editor' },
    'for admissions': { as: 'admissions' },
    'for accounts': { as: 'accounts' },
    'after something': { query: '?message=saved' },
  }),
  ...screens('GET /form', { full: {} }),
  ...screens('GET /form/:key', PLAIN, 'query'),
  ...screens('GET /form/:key', { 'always shown': {} }, 'guardian_name'),
  ...screens(
    'POST /form/:key',
    { stale: { fields: { seen: '', label: 'Question' }, status: 409 } },
    'query',
  ),
  ...screens('GET /school', { plain: {}, 'for an editor': { as: 'editor' } }),
  ...screens('POST /school', {
    wrong: wrong({ session: 'soon', phones: 'call us', basedOn: UNCHANGED }),
    stale: { fields: { session: '2031-32', basedOn: 'before' }, status: 409 },
    forged: { fields: { upiId: 'somebody@bank' }, status: 403 },
  }),
  ...screens('GET /people/roles', PLAIN),
  ...screens('GET /people', { full: {} }),
  ...screens('POST /people/invite', {
    wrong: wrong({ email: 'who' }),
    'to be confirmed': { as: 'late', fields: INVITATION, status: 403 },
    'no mail server': { empty: true, fields: INVITATION },
  }),
  ...screens('GET /people/:id', { here: {} }, HEAD),
  ...screens('GET /people/:id', { invited: {} }, INVITED),
  ...screens('POST /people/:id/role', { 'no role': wrong({ role: 'king' }) }, HEAD),
  ...screens('GET /people/sessions', { head: {}, 'for an editor': { as: 'editor' } }),
  ...screens('GET /people/passkeys/new', PLAIN),
  ...screens('POST /people/passkeys', { refused: wrong({ passkey: '{}' }) }),
  ...screens('GET /people/passkeys/:passkey', PLAIN, 1),
  ...screens('GET /audit', {
    full: {},
    'nothing found': { query: '?q=nobody%40example.org' },
    'half an address': { query: '?q=nobody', status: 422 },
  }),
  ...screens('GET /audit/:id', PLAIN, 1),
];
