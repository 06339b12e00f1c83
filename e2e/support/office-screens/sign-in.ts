import { tokenOf } from '../office-people';
import { type Screen, screens } from './screen';

const NO_TOKEN = tokenOf('nobody');

/** Signed out, or confirmation needed. */
export const signIn: readonly Screen[] = [
  ...screens('GET /sign-in', { plain: { path: '/sign-in', as: 'nobody' } }),
  ...screens('POST /sign-in/code', {
    'no address': { path: '/sign-in/code', as: 'nobody', fields: { email: 'who' }, status: 422 },
    sent: { path: '/sign-in/code', as: 'nobody', fields: { email: 'a@example.org', to: '/' } },
  }),
  ...screens('POST /sign-in', {
    'wrong code': {
      path: '/sign-in',
      as: 'nobody',
      status: 422,
      fields: { email: 'a@example.org', code: '000000' },
    },
  }),
  ...screens('POST /sign-in/passkey', {
    refused: { path: '/sign-in/passkey', as: 'nobody', fields: { passkey: '{}' }, status: 422 },
  }),
  ...screens('GET /invited/:token', {
    invited: { path: `/invited/${tokenOf('invited')}`, as: 'nobody' },
    ended: { path: `/invited/${NO_TOKEN}`, as: 'nobody', status: 404 },
  }),
  ...screens('POST /invited/:token', {
    ended: { path: `/invited/${NO_TOKEN}`, as: 'nobody', fields: {}, status: 404 },
  }),
  ...screens('GET /confirm', { plain: { path: '/confirm?to=/audit/export', as: 'late' } }),
  ...screens('POST /confirm/code', {
    sent: { path: '/confirm/code', as: 'late', fields: { to: '/audit/export' } },
    'too early': { path: '/confirm/code', as: 'late', fields: { to: '/' }, status: 429 },
  }),
  ...screens('POST /confirm', {
    'wrong code': { path: '/confirm', as: 'late', fields: { code: '000000' }, status: 422 },
  }),
  ...screens('POST /confirm/passkey', {
    refused: { path: '/confirm/passkey', as: 'late', fields: { passkey: '{}' }, status: 422 },
  }),
];
