import { ids, USED_REFERENCE } from '../office-records';
import { detail } from './detail';
import { type Screen, screens } from './screen';

const online = `/gifts/online/${ids.online}`;
const offline = `/gifts/offline/${ids.offline}`;
const WRONG_PAN = { fields: { pan: 'no' }, status: 422 };

export const gifts: readonly Screen[] = [
  ...detail(online, '/gifts/online/:id'),
  ...detail(offline, '/gifts/offline/:id'),
  ...screens('GET /gifts/offline/:id', {
    cancelled: { path: `/gifts/offline/${ids.cancelled}` },
  }),
  ...screens('GET /gifts/online/:id/donor', { full: { path: `${online}/donor` } }),
  ...screens('GET /gifts/offline/:id/donor', { full: { path: `${offline}/donor` } }),
  ...screens('POST /gifts/online/:id/pan', { wrong: { path: `${online}/pan`, ...WRONG_PAN } }),
  ...screens('POST /gifts/offline/:id/pan', { wrong: { path: `${offline}/pan`, ...WRONG_PAN } }),
  ...screens('GET /gifts/offline/:id/cancel', { plain: { path: `${offline}/cancel` } }),
  ...screens('POST /gifts/offline/:id/cancel', {
    'no reason': { path: `${offline}/cancel`, fields: { reason: '' }, status: 422 },
  }),
  ...screens('GET /gifts/new', { plain: { path: '/gifts/new' } }),
  ...screens('POST /gifts/new', {
    wrong: { path: '/gifts/new', fields: { amount: 'much' }, status: 422 },
    'there already': {
      path: '/gifts/new',
      status: 409,
      fields: {
        means: 'cheque',
        givenOn: '2026-04-02',
        amount: '5000',
        kind: 'Others',
        reference: USED_REFERENCE,
        donorName: 'Radha Devi',
        indianCitizen: 'yes',
      },
    },
  }),
  ...screens('GET /gifts/statement', {
    full: { path: '/gifts/statement' },
    'no registration': { path: '/gifts/statement', empty: true },
  }),
  ...screens('GET /gifts/statement/:year', {
    full: { path: '/gifts/statement/2025-26' },
    'no registration': { path: '/gifts/statement/2025-26', empty: true },
  }),
  ...screens('GET /gifts/statement/:year/ask', {
    full: { path: '/gifts/statement/2025-26/ask' },
  }),
  ...screens('GET /gifts/purposes', {
    full: { path: '/gifts/purposes' },
    empty: { path: '/gifts/purposes', empty: true },
  }),
  ...screens('GET /gifts/statement/:year/certificates', {
    full: { path: '/gifts/statement/2025-26/certificates' },
    empty: {
      path: '/gifts/statement/2025-26/certificates',
      empty: true,
    },
  }),
  ...screens('POST /gifts/statement/:year/certificates', {
    nothing: { path: '/gifts/statement/2025-26/certificates', fields: {}, status: 422 },
  }),
  ...screens('POST /gifts/statement/:year/filed', {
    wrong: {
      path: '/gifts/statement/2025-26/filed',
      status: 422,
      fields: { acknowledgement: '!' },
    },
  }),
];
