import { addDays } from 'date-fns';
import { formatInIndia } from '@/content/india-time';
import { isTestMode } from '../../../../money';
import { countAttendees, dayInWords } from '../../../../records';
import { counted } from '../../../view/text';
import { rollPath } from '../../admissions/roll';
import type { Source } from '../source';

const AHEAD_DAYS = 14;

export const testsAhead: Source = {
  roles: ['admissions', 'head'],
  find: async ({ db, now, config }) => {
    const [from = '', until = ''] = [0, AHEAD_DAYS].map((days) =>
      formatInIndia(addDays(now(), days), 'yyyy-MM-dd'),
    );
    const days = await countAttendees(db, { from, until }, { test: isTestMode(config.payments) });
    return days.map(({ date, attending, unseated }) => ({
      title: `Admission test on ${dayInWords(date)}: ${counted(attending, 'child', 'children')}`,
      ...(unseated > 0 && { text: `${unseated} without a roll number` }),
      href: rollPath(date),
      count: 0,
    }));
  },
};
