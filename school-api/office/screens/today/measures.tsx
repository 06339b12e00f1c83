import { addDays, addMonths, startOfDay, startOfMonth, subYears } from 'date-fns';
import { formatInIndia, india } from '@/content/india-time';
import { formatPaise, formatRupees, PAISE_PER_RUPEE } from '@/contract';
import { isTestMode } from '../../../money';
import { countApplicationsIn, type Period, sumDonationsIn } from '../../../records';
import type { OfficeDeps, Role } from '../../route';
import { type Month, MonthChart } from '../../view/chart';

type Measure = {
  name: string;
  /** The list of a day. */
  listOf: (day: string) => string;
  unit: string;
  roles: readonly Role[];
  read: typeof countApplicationsIn;
  format: (value: number) => string;
  /** Lower limit for the top of the scale, so that its steps are realistic amounts. */
  least?: number;
};

const MEASURES: readonly Measure[] = [
  {
    name: 'Applications',
    listOf: (day) => `/applications?completed=${day}`,
    unit: 'completed applications',
    roles: ['admissions', 'accounts', 'head'],
    read: countApplicationsIn,
    format: (count) => count.toLocaleString('en-IN'),
  },
  {
    name: 'Donations',
    listOf: (day) => `/donations?since=${day}&until=${day}`,
    unit: 'rupees',
    roles: ['accounts', 'head'],
    read: sumDonationsIn,
    // Paise are shown only if there are any.
    format: (paise) =>
      paise % PAISE_PER_RUPEE === 0 ? formatRupees(paise / PAISE_PER_RUPEE) : formatPaise(paise),
    least: 2_000 * PAISE_PER_RUPEE,
  },
];

type Measured = Awaited<ReturnType<typeof readMeasures>>;

/** For today, this month compared with a year ago, and by month. */
export async function readMeasures({ db, now, config }: OfficeDeps, role: Role) {
  const measured = [];
  const days = comparedDays(now());
  const months = comparedMonths(now());
  const day = formatInIndia(now(), 'yyyy-MM-dd');
  // The figures leave practice payments out.
  const tests = isTestMode(config.payments) ? '&tests=no' : '';
  const lastYear = formatInIndia(subYears(now(), 1, { in: india }), 'd MMM yyyy');
  for (const { roles, read, listOf, ...measure } of MEASURES) {
    if (!roles.includes(role)) continue;
    const values = await read(db, [...days, ...months]);
    const [today = 0, month = 0, yearAgo = 0] = values;
    const facts = [
      { term: 'This month', value: month },
      { term: `1 to ${lastYear}`, value: yearAgo },
    ];
    const byMonth = lastMonths(months, values.slice(days.length));
    measured.push({ ...measure, href: `${listOf(day)}${tests}`, today, facts, months: byMonth });
  }
  return measured;
}

export function Figures({ measured }: { measured: Measured }) {
  if (measured.length === 0) return null;
  return (
    <ul
      className="figures grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4"
      aria-label="Figures"
    >
      {measured.map(({ name, href, today, facts, format }) => (
        <li key={name} className="panel relative px-4 py-3.5 has-[a]:hover:border-control">
          <p className="quiet">
            <a className="link-cover" href={href}>{`${name} today`}</a>
          </p>
          <p className="mt-0.5 mb-2 font-display text-[1.75rem] leading-tight tabular-nums wrap-anywhere">
            {format(today)}
          </p>
          <dl>
            {facts.map(({ term, value }) => (
              <div key={term} className="flex flex-wrap justify-between gap-x-4 text-small">
                <dt className="text-ink-soft">{term}</dt>
                <dd className="tabular-nums">{format(value)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

export function Charts({ measured }: { measured: Measured }) {
  if (measured.length === 0) return null;
  return (
    <section>
      <h2>Month by month</h2>
      <p className="quiet">The figures on this page do not include practice payments.</p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(24rem,100%),1fr))] gap-4">
        {measured.map(({ name, ...chart }) => (
          <MonthChart key={name} title={`${name} by month`} {...chart} />
        ))}
      </div>
    </section>
  );
}

const MONTHS_SHOWN = 12;

/** Today, this month, and the same days of this month a year ago. */
function comparedDays(now: Date): Period[] {
  const today = startOfDay(now, { in: india });
  const tomorrow = addDays(today, 1);
  const until = plain(tomorrow);
  return [
    { since: plain(today), until },
    { since: monthAt(now, 0), until },
    { since: monthAt(now, -12), until: plain(addMonths(tomorrow, -12)) },
  ];
}

/** The last twelve months in India including this one, after the twelve they are compared with. */
export function comparedMonths(now: Date): Period[] {
  return Array.from({ length: 2 * MONTHS_SHOWN }, (_, index) => {
    const back = index + 1 - 2 * MONTHS_SHOWN;
    return { since: monthAt(now, back), until: monthAt(now, back + 1) };
  });
}

/** The last twelve months, each next to the same month of the previous year. */
export function lastMonths(periods: readonly Period[], values: readonly number[]): Month[] {
  return periods.slice(MONTHS_SHOWN).map(({ since }, index) => ({
    label: formatInIndia(since, 'MMM'),
    name: formatInIndia(since, 'MMMM yyyy'),
    now: values[index + MONTHS_SHOWN] ?? 0,
    before: values[index] ?? 0,
  }));
}

const monthAt = (now: Date, months: number) =>
  plain(addMonths(startOfMonth(now, { in: india }), months));

/** Without time zone. */
const plain = (at: Date) => new Date(at.getTime());
