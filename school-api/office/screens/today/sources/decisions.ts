import { admissionsSubject, preparedSubject } from '../../../../records';
import { LIST, ADMISSIONS as roles } from '../../admissions/names';
import { CHECK } from '../../decisions/preview';
import { readLinked } from '../linked';
import type { Source, Waiting } from '../source';

const ANSWERED = 'answer=week&state';

const LINES = [
  ['Prepared decisions', preparedSubject, CHECK.href, true],
  ['Places accepted by families this week', admissionsSubject, `${LIST.href}?${ANSWERED}=accepted`],
  ['Places declined by families this week', admissionsSubject, `${LIST.href}?${ANSWERED}=declined`],
  ['Offers not answered in time', admissionsSubject, `${LIST.href}?answer=over`, true],
] as const;

/** Decisions awaiting release, and families' answers. */
export const decisions: Source = {
  roles,
  find: async (deps) => {
    const lines: Waiting[] = [];
    for (const [name, subject, href, waits] of LINES) {
      const { count, shown } = await readLinked(deps, subject, href);
      if (count > 0) lines.push({ title: `${name}: ${shown}`, count: waits ? count : 0, href });
    }
    return lines;
  },
};
