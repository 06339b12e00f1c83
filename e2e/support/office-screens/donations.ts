import { ids, USED_REFERENCE } from '../office-records';
import { detail, FULL_OR_EMPTY, PLAIN, type Screen, screens, wrong } from './screen';

const { online, offline, cancelled, certificate } = ids;
const year = '2025-26';
const BAD_PAN = { wrong: wrong({ pan: 'no' }) };
const UNREGISTERED = { full: {}, 'no registration': { empty: true } } as const;

export const donations: readonly Screen[] = [
  ...detail('/donations/online/:id', online),
  ...detail('/donations/offline/:id', offline),
  ...screens('GET /donations/offline/:id', { cancelled: {} }, cancelled),
  ...screens('GET /donations/online/:id/donor', { full: {} }, online),
  ...screens('GET /donations/offline/:id/donor', { full: {} }, offline),
  ...screens('POST /donations/online/:id/pan', BAD_PAN, online),
  ...screens('POST /donations/offline/:id/pan', BAD_PAN, offline),
  ...screens('GET /donations/offline/:id/cancel', PLAIN, offline),
  ...screens('POST /donations/offline/:id/cancel', { 'no reason': wrong({ reason: '' }) }, offline),
  ...screens('GET /donations/new', PLAIN),
  ...screens('POST /donations/new', {
    wrong: wrong({ amount: 'much' }),
    'there already': {
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
  ...screens('GET /donations/statement', UNREGISTERED),
  ...screens('GET /donations/statement/:year', UNREGISTERED, year),
  ...screens('GET /donations/statement/:year/ask', { full: {} }, year),
  ...screens('GET /donations/purposes', FULL_OR_EMPTY),
  ...screens('GET /donations/statement/:year/certificates', FULL_OR_EMPTY, year),
  ...screens(
    'GET /donations/statement/:year/certificates/:id/delete',
    { 'in doubt': {} },
    year,
    certificate,
  ),
  ...screens('POST /donations/statement/:year/certificates', { nothing: wrong() }, year),
  ...screens(
    'POST /donations/statement/:year/filed',
    { wrong: wrong({ acknowledgement: '!' }) },
    year,
  ),
];
