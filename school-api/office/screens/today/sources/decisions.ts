import { formatInIndia } from '@/content/india-time';
import { ago } from '../../../../operations';
import { DAY_MS } from '../../../../platform';
import { countDecisions } from '../../../../records';
import { LIST, ADMISSIONS as roles } from '../../admissions/names';
import { CHECK } from '../../decisions/preview';
import type { Source } from '../source';

const inState = (state: string) => `${LIST.href}?${new URLSearchParams({ state })}`;

const LINES = [
  ['prepared', 'Prepared decisions', CHECK.href, true],
  ['accepted', 'Places accepted by families this week', inState('accepted'), false],
  ['declined', 'Places declined by families this week', inState('declined'), false],
  ['unanswered', 'Offers not answered in time', inState('place offered'), true],
] as const;

/** Decisions awaiting release, and families' answers. */
export const decisions: Source = {
  roles,
  find: async ({ db, now }) => {
    const today = formatInIndia(now(), 'yyyy-MM-dd');
    const counts = await countDecisions(db, { today, since: ago(now(), 7 * DAY_MS) });
    return LINES.flatMap(([name, title, href, waits]) => {
      const number = counts[name];
      const count = waits ? number : 0;
      return number > 0 ? [{ title: `${title}: ${number}`, count, href }] : [];
    });
  },
};
