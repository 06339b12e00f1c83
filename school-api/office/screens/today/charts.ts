import { PAISE_PER_RUPEE } from '@/contract';
import { countApplicationsIn, type Period, sumDonationsIn } from '../../../records';
import type { Role } from '../../roles';
import type { OfficeDeps } from '../../route';
import type { Month } from '../../view/chart-bars';
import { formatMoney } from './money';
import { comparedMonths, lastMonths } from './months';

export type Chart = {
  title: string;
  unit: string;
  months: Month[];
  format?: (value: number) => string;
  /** The top of the scale is not below it, so that its steps are amounts that somebody pays. */
  least?: number;
};

type Kind = Omit<Chart, 'months'> & {
  roles: readonly Role[];
  read: (db: OfficeDeps['db'], periods: readonly Period[]) => Promise<number[]>;
};

const KINDS: readonly Kind[] = [
  {
    title: 'Applications by month',
    unit: 'completed applications',
    roles: ['admissions', 'accounts', 'head'],
    read: countApplicationsIn,
  },
  {
    title: 'Donations by month',
    unit: 'rupees',
    roles: ['accounts', 'head'],
    read: sumDonationsIn,
    format: formatMoney,
    least: 2_000 * PAISE_PER_RUPEE,
  },
];

export async function readCharts({ db, now }: OfficeDeps, role: Role): Promise<Chart[]> {
  const charts: Chart[] = [];
  const periods = comparedMonths(now());
  for (const { roles, read, ...chart } of KINDS) {
    if (!roles.includes(role)) continue;
    charts.push({ ...chart, months: lastMonths(periods, await read(db, periods)) });
  }
  return charts;
}
