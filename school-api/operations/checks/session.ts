import { parseInIndia } from '@/content/india-time';
import { school } from '@/content/school';
import type { Check } from './check';

/** A session such as 2026-27 ends with March of its second year. */
export const session: Check = {
  subject: 'session',
  run: ({ now }) => {
    const year = Number(/^\d{4}/.exec(school.session)?.[0]) + 1;
    const end = parseInIndia(`${year}-04-01`, 'yyyy-MM-dd');
    if (end === undefined || now() < end) return [];
    return [
      {
        id: 'session-over',
        severity: 'advice',
        what: `The session ${school.session} is over.`,
        why: 'Pages and receipts speak of admissions to a year that has passed.',
        todo: 'Write the new one in the office, on the page The school, or in content/school.ts.',
      },
    ];
  },
};
