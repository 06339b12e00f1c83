import { applicationSubject, jobSubject, messageSubject, type Subject } from '../../../../records';
import { readRecordFilter } from '../../records/filter';
import type { Source } from '../source';

const MOST = 1_000;

type Line = { subject: Subject; query: string; one: string; several: string };

const lines: readonly Line[] = [
  {
    subject: messageSubject,
    query: 'state=new',
    one: 'unanswered message',
    several: 'unanswered messages',
  },
  {
    subject: applicationSubject,
    query: 'state=new&progress=paid',
    one: 'new application, fee paid',
    several: 'new applications, fee paid',
  },
  {
    subject: applicationSubject,
    query: 'state=new&progress=completed',
    one: 'new application without the fee',
    several: 'new applications without the fee',
  },
  { subject: jobSubject, query: 'state=new', one: 'new CV', several: 'new CVs' },
];

/** Counted by the filter of the list that the line links to, so that the two agree. */
export const newRecords: readonly Source[] = lines.map(({ subject, query, one, several }) => ({
  roles: ['admissions', 'head'],
  find: async (deps) => {
    const href = `/${subject.name}?${query}`;
    const read = await readRecordFilter(subject, { deps, url: new URL(href, 'http://office') });
    const count = 'filter' in read ? await subject.count(deps.db, read.filter, MOST) : 0;
    if (count === 0) return [];
    const shown = count > MOST ? `More than ${MOST.toLocaleString('en-IN')}` : `${count}`;
    return [{ title: `${shown} ${count === 1 ? one : several}`, href }];
  },
}));
