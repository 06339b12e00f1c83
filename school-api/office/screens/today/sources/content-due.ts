import { formatInIndia } from '@/content/india-time';
import { type Due, dueRecords } from '../../../../content';
import { editingDeps } from '../../../editing-deps';
import { isMidnight } from '../../../view/stamp';
import { type Source, someOf, type Waiting } from '../source';

const day = (at: Date | null) =>
  at ? formatInIndia(at, isMidnight(at) ? 'EEEE d MMM' : "EEEE d MMM 'at' h:mm aaa") : 'its day';
type Named = Due['drafts'][number];

const nameOf = ({ label, id }: Named) => label || `number ${id}`;
const hrefOf = ({ list, id }: Named) => `/content/${list}/${id}`;

/** A person's own drafts and forgotten ones, and what goes on the site or off it in the next days. */
export const contentDue: Source = {
  roles: ['editor', 'head'],
  find: async (deps, _role, person) => {
    const { drafts, scheduled, ending } = await dueRecords(editingDeps(deps), person?.email);
    const goesOn = scheduled.map((record) => ({
      title: `“${nameOf(record)}” appears on ${day(record.from)}`,
      href: hrefOf(record),
      count: 0,
    }));
    const goesOff = ending.map((record) => ({
      title: `“${nameOf(record)}” is hidden on ${day(record.until)}`,
      href: hrefOf(record),
      count: 0,
    }));
    const lie: Waiting[] = drafts.map((record) => ({
      title: `“${nameOf(record)}” is ${record.changedBy === person?.email ? 'your' : 'a'} draft`,
      since: record.changedAt,
      href: hrefOf(record),
    }));
    return [
      ...someOf(goesOn, 'changes that wait for their day'),
      ...someOf(goesOff, 'that are hidden in the next days'),
      ...someOf(lie, 'drafts'),
    ];
  },
};
