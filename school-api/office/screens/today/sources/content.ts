import { formatInIndia } from '@/content/india-time';
import { type Due, dueRecords, readDisclosureState } from '../../../../content';
import { editingDeps } from '../../../editing-deps';
import { isMidnight } from '../../../view/stamp';
import { type Source, shorten } from '../source';

const day = (at: Date | null) =>
  at ? formatInIndia(at, isMidnight(at) ? 'EEEE d MMM' : "EEEE d MMM 'at' h:mm aaa") : 'its day';

type Named = Due['drafts'][number];

const named = ({ list, id, label }: Named, what: string) => ({
  title: `“${label || `number ${id}`}” ${what}`,
  href: `/content/${list}/${id}`,
});

/** A person's own drafts, old ones, and what will soon be published or hidden. */
export const contentDue: Source = {
  roles: ['editor', 'head'],
  find: async (deps, _role, person) => {
    const due = await dueRecords(editingDeps(deps), person?.email);
    const { drafts, draftCount, scheduled, ending } = due;
    const goesOn = scheduled.map((one) => named(one, `appears on ${day(one.from)}`));
    const goesOff = ending.map((one) => named(one, `is hidden on ${day(one.until)}`));
    const ofDay = (lines: typeof goesOn) => lines.map((line) => ({ ...line, count: 0 }));
    const lie = drafts.map((one) => ({
      ...named(one, `is ${one.changedBy === person?.email ? 'your' : 'a'} draft`),
      since: one.changedAt,
    }));
    return [
      ...shorten(ofDay(goesOn), 'scheduled changes'),
      ...shorten(ofDay(goesOff), 'records that will be hidden in the next few days'),
      ...shorten(lie, 'drafts', draftCount),
    ];
  },
};

/** The head sees them among the problems with the website, with what is missing. */
export const disclosuresDue: Source = {
  roles: ['editor'],
  find: async ({ db, now }) => {
    const { expired, expiring, unreviewed } = await readDisclosureState({ db }, now());
    const due = [
      ...expired.map(({ name }) => `${name}: expired`),
      ...expiring.map(({ name }) => `${name}: expires within 60 days`),
      ...unreviewed.map((name) => `${name}: not reviewed for a year`),
    ];
    return due.map((title) => ({ title, href: '/content/disclosures' }));
  },
};
