import { subYears } from 'date-fns';
import { formatInIndia, india } from '@/content/india-time';
import { countApplicationsIn, type Period, sumDonationsIn } from '../../../../records';
import type { Role } from '../../../roles';
import type { OfficeDeps } from '../../../route';
import { formatMoney } from '../money';
import { comparedDays, type Figure, type FigureSource } from './figure';

type Counted = {
  title: string;
  href: string;
  roles: readonly Role[];
  read: (db: OfficeDeps['db'], periods: readonly Period[]) => Promise<number[]>;
  format: (value: number) => string;
};

const counted = ({ title, href, roles, read, format }: Counted): FigureSource => ({
  roles,
  read: async ({ db, now }) => {
    const [today = 0, month = 0, yearAgo = 0] = await read(db, comparedDays(now()));
    const lastYear = formatInIndia(subYears(now(), 1, { in: india }), 'd MMM yyyy');
    const facts = [
      { term: 'This month', value: format(month) },
      { term: `1 to ${lastYear}`, value: format(yearAgo) },
    ];
    return { title, href, value: format(today), facts };
  },
});

/** In the order of the board. */
const FIGURES: readonly FigureSource[] = [
  counted({
    ...{ title: 'Applications today', href: '/applications', read: countApplicationsIn },
    roles: ['admissions', 'accounts', 'head'],
    format: (count) => count.toLocaleString('en-IN'),
  }),
  counted({
    ...{ title: 'Donations today', href: '/gifts', read: sumDonationsIn, format: formatMoney },
    roles: ['accounts', 'head'],
  }),
];

export async function readFigures(deps: OfficeDeps, role: Role): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { roles, read } of FIGURES) {
    if (roles.includes(role)) figures.push(await read(deps));
  }
  return figures;
}
