import { admissionsSubject } from '../../../../records';
import { LIST, ADMISSIONS as roles } from '../../admissions/names';
import { readLinked } from '../linked';
import type { Source } from '../source';

/** Received from families; a document leaves the list when somebody opens it. */
export const newDocuments: Source = {
  roles,
  find: async (deps) => {
    const href = `${LIST.href}?documents=new`;
    const { count, shown } = await readLinked(deps, admissionsSubject, href);
    return count === 0 ? [] : [{ title: `Applications with new documents: ${shown}`, href, count }];
  },
};
