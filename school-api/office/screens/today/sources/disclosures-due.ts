import { readDisclosureState } from '../../../../content';
import type { Source } from '../source';

/** For the head they are among the problems with the website, with what is missing. */
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
