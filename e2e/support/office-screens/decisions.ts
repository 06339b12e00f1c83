import { KEYS } from './letters';
import { type Screen, screens } from './screen';

const key = KEYS['/applications'];
const path = '/applications/acts/decision';
const results = '/applications/acts/results';
const release = '/applications/decisions/acts/release';
const offer = {
  key,
  decision: 'place offered',
  mail: 'yes',
  subject: 'A place',
  message: '{child}',
};

export const decisions: readonly Screen[] = [
  ...screens('GET /applications/decisions', {
    full: { path: '/applications/decisions?tests=yes' },
    empty: { path: '/applications/decisions', empty: true },
  }),
  ...screens('POST /applications/acts/decision', {
    'to write': { path, fields: { key, decision: 'place offered' } },
    wrong: { path, fields: { ...offer, step: 'preview' }, status: 422 },
    'to look at': { path, fields: { ...offer, step: 'preview', answer: '2099-12-31' } },
  }),
  ...screens('POST /applications/decisions/acts/release', {
    'to release': { path: `${release}?tests=yes`, fields: { all: 'yes' } },
    'wrong hour': {
      path: `${release}?tests=yes`,
      status: 422,
      fields: { all: 'yes', step: 'schedule', at: 'soon' },
    },
  }),
  ...screens('POST /applications/decisions/acts/discard', {
    'to discard': { path: release.replace('release', 'discard'), fields: { all: 'yes' } },
  }),
  ...screens('GET /applications/results', { plain: { path: '/applications/results' } }),
  ...screens('POST /applications/acts/results', {
    wrong: { path: results, fields: { text: 'application,marks\nnone,7' }, status: 422 },
    'nothing to read': { path: results, fields: { text: '' }, status: 422 },
  }),
];
