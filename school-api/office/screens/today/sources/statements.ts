import { RETENTION } from '@/contract/facts/retention';
import {
  dayInIndia,
  donationsIn,
  type FinancialYear,
  filingOf,
  hasChanged,
  lastYears,
} from '../../../../money';
import type { OfficeDeps } from '../../../route';
import { dueDay, pathOf } from '../../donations/year';
import type { Source, Waiting } from '../source';

type Deps = Pick<OfficeDeps, 'db' | 'now' | 'config'>;

/** The statement of the last year until it is filed, and filed ones that have changed since. */
export const statements = {
  roles: ['accounts', 'head'],
  find: async (deps: Deps) => {
    if (deps.config.tax.registrations.length === 0) return [];
    const lines: Waiting[] = [];
    const over = lastYears(deps.now(), RETENTION.panYears + 1).slice(1);
    for (const [back, year] of over.entries()) {
      const filing = await filingOf(deps.db, year);
      const isFiled = filing.acknowledgement !== '';
      if (back === 0 && !isFiled) lines.push(...(await dueIn(deps, year)));
      if (await hasChanged(deps.db, year, { filing, now: deps.now() })) {
        const title = `The statement ${year.name} has changed since it was filed`;
        lines.push({ title, text: 'File a correction.', href: pathOf(year) });
      }
    }
    return lines;
  },
} satisfies Source;

async function dueIn({ db, now }: Deps, year: FinancialYear): Promise<Waiting[]> {
  const { all, withPan } = await donationsIn(db, year);
  const isLate = dayInIndia(now()) > year.due;
  // A school whose donors gave no PAN has nothing to file late.
  if ((isLate ? withPan : all) === 0) return [];
  const title = `The yearly statement ${year.name} ${isLate ? 'was' : 'is'} due by ${dueDay(year)}`;
  return [{ title, href: pathOf(year), ...(isLate && { urgent: true as const }) }];
}
