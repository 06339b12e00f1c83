import { BATCH, ids } from '../office-records';
import { FULL_OR_EMPTY, PLAIN, type Screen, screens, wrong } from './screen';

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
    const key = KEYS[list];
    const preview = { key, ...letter, step: 'preview' };
    return [
      ...screens(`POST ${list}/actions/letters`, {
        'to write': { fields: { key } },
        wrong: wrong({ ...preview, message: '{surname}' }),
        'to look at': { fields: preview },
      }),
      ...screens(`GET ${list}/letters/:batch`, { 'of another list': { status: 404 } }, 'none'),
    ];
  }),
  ...screens('GET /messages/letters/:batch', { 'under way': {} }, BATCH),
  ...screens('POST /applications/actions/fee-reminders', {
    'to write': { fields: { key: KEYS['/applications'] } },
  }),
  ...screens('GET /letters', FULL_OR_EMPTY),
  ...screens('GET /letters/new', PLAIN),
  ...screens('POST /letters/new', { wrong: wrong({ message: '{surname}' }) }),
  ...screens('GET /letters/:id', PLAIN, 1),
  ...screens('POST /letters/:id', { stale: wrong({ name: 'Visit', ...letter, seen: '1' }) }, 1),
];
