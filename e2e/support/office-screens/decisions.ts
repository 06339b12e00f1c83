import { KEYS } from './letters';
import { PLAIN, type Screen, screens, wrong } from './screen';

const key = KEYS['/applications'];
const offer = { key, decision: 'place offered', mail: 'yes', subject: 'A place', step: 'preview' };
const all = { all: 'yes' };
const query = '?tests=yes';

export const decisions: readonly Screen[] = [
  ...screens('GET /applications/decisions', { full: { query }, empty: { empty: true } }),
  ...screens('POST /applications/actions/decision', {
    'to write': { fields: { key, decision: 'place offered' } },
    wrong: wrong({ ...offer, message: '{child}' }),
    'to look at': { fields: { ...offer, message: '{child}', answer: '2099-12-31' } },
  }),
  ...screens('POST /applications/decisions/actions/release', {
    'to release': { query, fields: all },
    'wrong hour': { query, ...wrong({ ...all, step: 'schedule', at: 'soon' }) },
  }),
  ...screens('POST /applications/decisions/actions/discard', { 'to discard': { fields: all } }),
  ...screens('GET /applications/results', PLAIN),
  ...screens('POST /applications/actions/results', {
    wrong: wrong({ text: 'application,marks\nnone,7' }),
    'nothing to read': wrong({ text: '' }),
  }),
];
