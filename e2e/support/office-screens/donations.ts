import { ids, USED_REFERENCE } from '../office-records';
import { detail } from './detail';
import { type Screen, screens } from './screen';

const online = `/donations/online/${ids.online}`;
const offline = `/donations/offline/${ids.offline}`;
const WRONG_PAN = { fields: { pan: 'no' }, status: 422 };

export const donations: readonly Screen[] = [
  ...detail(online, '/donations/online/:id'),
  ...detail(offline, '/donations/offline/:id'),
  ...screens('GET /donations/offline/:id', {
    cancelled: { path: `/donations/offline/${ids.cancelled}` },
  }),
  ...screens('GET /donations/online/:id/donor', { full: { path: `${online}/donor` } }),
  ...screens('GET /donations/offline/:id/donor', { full: { path: `${offline}/donor` } }),
  ...screens('POST /donations/online/:id/pan', { wrong: { path: `${online}/pan`, ...WRONG_PAN } }),
  ...screens('POST /donations/offline/:id/pan', {
    wrong: { path: `${offline}/pan`, ...WRONG_PAN },
  }),
  ...screens('GET /donations/offline/:id/cancel', { plain: { path: `${offline}/cancel` } }),
  ...screens('POST /donations/offline/:id/cancel', {
    'no reason': { path: `${offline}/cancel`, fields: { reason: '' }, status: 422 },
  }),
  ...screens('GET /donations/new', { plain: { path: '/donations/new' } }),
  ...screens('POST /donations/new', {
    wrong: { path: '/donations/new', fields: { amount: 'much' }, status: 422 },
    'there already': {
      path: '/donations/new',
      status: 409,
      fields: {
        method: 'cheque',
        givenOn: '2026-04-02',
        amount: '5000',
        kind: 'Others',
        reference: USED_REFERENCE,
        donorName: 'Radha Devi',
        indianCitizen: 'yes',
      },
    },
  }),
  ...screens('GET /donations/statement', {
    full: { path: '/donations/statement' },
    'no registration': { path: '/donations/statement', empty: true },
  }),
  ...screens('GET /donations/statement/:year', {
    full: { path: '/donations/statement/2025-26' },
    'no registration': { path: '/donations/statement/2025-26', empty: true },
  }),
  ...screens('GET /donations/statement/:year/ask', {
    full: { path: '/donations/statement/2025-26/ask' },
  }),
  ...screens('GET /donations/purposes', {
    full: { path: '/donations/purposes' },
    empty: { path: '/donations/purposes', empty: true },
  }),
  ...screens('GET /donations/statement/:year/certificates', {
    full: { path: '/donations/statement/2025-26/certificates' },
    empty: { path: '/donations/statement/2025-26/certificates', empty: true },
  }),
  ...screens('POST /donations/statement/:year/certificates', {
    nothing: { path: '/donations/statement/2025-26/certificates', fields: {}, status: 422 },
  }),
  ...screens('POST /donations/statement/:year/filed', {
    wrong: {
      path: '/donations/statement/2025-26/filed',
      status: 422,
      fields: { acknowledgement: '!' },
    },
  }),
];
