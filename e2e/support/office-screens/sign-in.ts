import { tokenOf } from '../office-people';
import { type Screen, screens, wrong } from './screen';

const as = 'nobody';
const NO_TOKEN = tokenOf('nobody');
const NO_PASSKEY = wrong({ passkey: '{}' });
const late = 'late' as const;

/** Signed out, or confirmation needed. */
export const signIn: readonly Screen[] = [
  ...screens('GET /sign-in', { plain: { as } }),
  ...screens('POST /sign-in/code', {
    'no address': { as, ...wrong({ email: 'who' }) },
    sent: { as, fields: { email: 'a@example.org', to: '/' } },
  }),
  ...screens('POST /sign-in', {
    'wrong code': { as, ...wrong({ email: 'a@example.org', code: '000000' }) },
  }),
  ...screens('POST /sign-in/passkey', { refused: { as, ...NO_PASSKEY } }),
  ...screens('GET /invited/:token', { invited: { as } }, tokenOf('invited')),
  ...screens('GET /invited/:token', { ended: { as, status: 404 } }, NO_TOKEN),
  ...screens('POST /invited/:token', { ended: { as, fields: {}, status: 404 } }, NO_TOKEN),
  ...screens('GET /confirm', { plain: { query: '?to=/audit/export', as: late } }),
  ...screens('POST /confirm/code', {
    sent: { as: late, fields: { to: '/audit/export' } },
    'too early': { as: late, fields: { to: '/' }, status: 429 },
  }),
  ...screens('POST /confirm', { 'wrong code': { as: late, ...wrong({ code: '000000' }) } }),
  ...screens('POST /confirm/passkey', { refused: { as: late, ...NO_PASSKEY } }),
];
