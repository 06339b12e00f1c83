import { BATCH, ids } from '../office-records';
import { type Screen, screens } from './screen';

const LISTS = ['/applications', '/donations', '/messages', '/jobs'] as const;

export const KEYS = {
  '/applications': `applications.${ids.number + 1}`,
  '/donations': `donations.${ids.online}`,
  '/messages': `messages.${ids.message}`,
  '/jobs': `jobs.${ids.job}`,
  '/transfers': `transfers.${ids.transfer}`,
} as const;

const letter = { subject: 'Your question', message: 'Dear {name}' };

export const letters: readonly Screen[] = [
  ...LISTS.flatMap((list) => {
    const path = `${list}/acts/letters`;
    const chosen = { path, fields: { key: KEYS[list] } };
    const step = (more: Record<string, string>) => ({ ...chosen.fields, ...letter, ...more });
    return [
      ...screens(`POST ${list}/acts/letters`, {
        'to write': chosen,
        wrong: { path, fields: step({ step: 'preview', message: '{surname}' }), status: 422 },
        'to look at': { path, fields: step({ step: 'preview' }) },
      }),
      ...screens(`GET ${list}/letters/:batch`, {
        'of another list': { path: `${list}/letters/none`, status: 404 },
      }),
    ];
  }),
  ...screens('GET /messages/letters/:batch', {
    'under way': { path: `/messages/letters/${BATCH}` },
  }),
  ...screens('POST /applications/acts/fee-reminders', {
    'to write': {
      path: '/applications/acts/fee-reminders',
      fields: { key: KEYS['/applications'] },
    },
  }),
  ...screens('GET /letters', {
    full: { path: '/letters' },
    empty: { path: '/letters', empty: true },
  }),
  ...screens('GET /letters/new', { plain: { path: '/letters/new' } }),
  ...screens('POST /letters/new', {
    wrong: { path: '/letters/new', fields: { message: '{surname}' }, status: 422 },
  }),
  ...screens('GET /letters/:id', { plain: { path: '/letters/1' } }),
  ...screens('POST /letters/:id', {
    stale: {
      path: '/letters/1',
      status: 422,
      fields: { name: 'Visit', ...letter, seen: '1' },
    },
  }),
];
