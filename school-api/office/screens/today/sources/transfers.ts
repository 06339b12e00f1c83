import { transfersSubject } from '../../../../records';
import { STATED, waitingWith } from '../../transfers/list';
import { readLinked } from '../linked';
import type { Source, Waiting } from '../source';

const LINES = [
  ['matched', 'Bank transfers found, not yet recorded'],
  ['differs', 'Bank transfers with another amount than reported'],
  ['unreported', 'Rows of the statement that nobody reported'],
] as const;

/** Money that has arrived, until it is a donation or closed. */
export const foundTransfers: Source = {
  roles: STATED.roles,
  find: async (deps) => {
    const lines: Waiting[] = [];
    for (const [progress, name] of LINES) {
      const href = waitingWith(progress);
      const { count, shown } = await readLinked(deps, transfersSubject, href);
      if (count > 0) lines.push({ title: `${name}: ${shown}`, count, href });
    }
    return lines;
  },
};
