import { listCorrections } from '../../../../privacy';
import { CORRECTIONS, replyBy } from '../../contact/corrections';
import type { Source } from '../source';

/** Until somebody marks them as done. */
export const corrections: Source = {
  roles: ['admissions', 'head'],
  find: async ({ db }) => {
    const requests = await listCorrections(db);
    const [oldest] = requests;
    if (oldest === undefined) return [];
    const { href, label } = CORRECTIONS;
    const count = requests.length;
    const text = `Reply to the oldest by ${replyBy(oldest.at)}.`;
    return [{ title: `${label}: ${count}`, text, since: oldest.at, href, count }];
  },
};
