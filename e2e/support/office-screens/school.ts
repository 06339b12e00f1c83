import { type Screen, screens } from './screen';

const INVITATION = { name: 'Govind Rao', email: 'govind@example.org', role: 'accounts' };
/** Of the head; see `addPeople`. */
const HEAD = '/people/4';

export const school: readonly Screen[] = [
  ...screens('GET /', {
    full: { path: '/' },
    empty: { path: '/', empty: true },
    'for an editor': { path: '/', as: 'editor' },
    'for admissions': { path: '/', as: 'admissions' },
    'for accounts': { path: '/', as: 'accounts' },
    'after something': { path: '/?message=saved' },
  }),
  ...screens('GET /form', { full: { path: '/form' } }),
  ...screens('GET /form/:key', {
    plain: { path: '/form/query' },
    'always shown': { path: '/form/guardian_name' },
  }),
  ...screens('POST /form/:key', {
    stale: { path: '/form/query', fields: { seen: '', label: 'Question' }, status: 409 },
  }),
  ...screens('GET /school', {
    plain: { path: '/school' },
    'for an editor': { path: '/school', as: 'editor' },
  }),
  ...screens('POST /school', {
    wrong: { path: '/school', fields: { session: 'soon', phones: 'call us' }, status: 422 },
    stale: { path: '/school', fields: { session: '2031-32', basedOn: 'before' }, status: 409 },
    forged: { path: '/school', fields: { upiId: 'somebody@bank' }, status: 403 },
  }),
  ...screens('GET /people/roles', { plain: { path: '/people/roles' } }),
  ...screens('GET /people', { full: { path: '/people' } }),
  ...screens('POST /people/invite', {
    wrong: { path: '/people/invite', fields: { email: 'who' }, status: 422 },
    'to be confirmed': { path: '/people/invite', as: 'late', fields: INVITATION, status: 403 },
    'no mail server': { path: '/people/invite', empty: true, fields: INVITATION },
  }),
  ...screens('GET /people/:id', { here: { path: HEAD }, invited: { path: '/people/7' } }),
  ...screens('POST /people/:id/role', {
    'no role': { path: `${HEAD}/role`, fields: { role: 'king' }, status: 422 },
  }),
  ...screens('GET /people/sessions', {
    head: { path: '/people/sessions' },
    'for an editor': { path: '/people/sessions', as: 'editor' },
  }),
  ...screens('GET /people/passkeys/new', { plain: { path: '/people/passkeys/new' } }),
  ...screens('POST /people/passkeys', {
    refused: { path: '/people/passkeys', fields: { passkey: '{}' }, status: 422 },
  }),
  ...screens('GET /people/passkeys/:passkey', { plain: { path: '/people/passkeys/1' } }),
  ...screens('GET /audit', {
    full: { path: '/audit' },
    'nothing found': { path: '/audit?q=nobody%40example.org' },
    'half an address': { path: '/audit?q=nobody', status: 422 },
  }),
  ...screens('GET /audit/:id', { plain: { path: '/audit/1' } }),
];
