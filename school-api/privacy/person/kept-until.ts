import { formatInIndia } from '@/content/india-time';
import { financialYear, financialYearOf } from '../../money';
import { DAY_MS } from '../../platform';

/** The last day on which accounts of this moment are kept, so many years after their financial year. */
export function keptUntil(paidAt: Date, years: number): string {
  const year = financialYearOf(financialYear(paidAt));
  if (year === undefined) throw new Error('a payment has no financial year');
  const end = formatInIndia(new Date(year.until.getTime() - DAY_MS), 'yyyy-MM-dd');
  return `${Number(end.slice(0, 4)) + years}${end.slice(4)}`;
}
