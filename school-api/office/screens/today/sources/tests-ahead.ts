import { addDays } from 'date-fns';
import { formatInIndia } from '@/content/india-time';
import { dayInWords } from '../../../../records';
import { readTestDays, rollPath } from '../../admissions/test-days';
import type { Source } from '../source';

const AHEAD_DAYS = 14;

/** Who comes to the next tests, with the roll to print. */
export const testsAhead: Source = {
  roles: ['admissions', 'head'],
  find: async (deps) => {
    const from = formatInIndia(deps.now(), 'yyyy-MM-dd');
    const until = formatInIndia(addDays(deps.now(), AHEAD_DAYS), 'yyyy-MM-dd');
    const days = await readTestDays({ deps, url: new URL('http://office.invalid') });
    return days
      .filter(({ date, coming }) => coming > 0 && date >= from && date <= until)
      .map(({ date, coming, unseated }) => ({
        title: `Entrance test on ${dayInWords(date)}: ${coming} ${coming === 1 ? 'child' : 'children'}`,
        ...(unseated > 0 && { text: `${unseated} without a roll number` }),
        href: rollPath(date),
        count: 0,
      }));
  },
};
