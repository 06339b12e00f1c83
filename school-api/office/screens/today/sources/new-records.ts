import {
  admissionsSubject,
  careersSubject,
  contactSubject,
  countListed,
  MOST_COUNTED,
  type Subject,
} from '../../../../records';
import { readSources } from '../../records/filter';
import type { Source } from '../source';

type Line = { subject: Subject; query: string; one: string; several: string };

const lines: readonly Line[] = [
  {
    subject: contactSubject,
    query: 'state=new',
    one: 'unanswered message',
    several: 'unanswered messages',
  },
  {
    subject: admissionsSubject,
    query: 'state=new&progress=paid',
    one: 'new application, fee paid',
    several: 'new applications, fee paid',
  },
  {
    subject: admissionsSubject,
    query: 'state=new&progress=completed',
    one: 'new application without the fee',
    several: 'new applications without the fee',
  },
  { subject: careersSubject, query: 'state=new', one: 'new CV', several: 'new CVs' },
];

/** Counted by the filter of the list that the line links to, so that the two agree. */
export const newRecords: readonly Source[] = lines.map(({ subject, query, one, several }) => ({
  roles: ['admissions', 'head'],
  find: async (deps) => {
    const href = `/${subject.name}?${query}`;
    const read = await readSources([subject], { deps, url: new URL(href, 'http://office') });
    const count = 'sources' in read ? await countListed(deps.db, read.sources) : 0;
    if (count === 0) return [];
    const shown =
      count > MOST_COUNTED ? `More than ${MOST_COUNTED.toLocaleString('en-IN')}` : `${count}`;
    return [{ title: `${shown} ${count === 1 ? one : several}`, href, count }];
  },
}));
