import { formatInIndia } from '@/content/india-time';
import { financialYear } from '../receipts/number';
import { financialYearOf } from '../tax/financial-year';

const YEARS = 8;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The last day on which accounts of this moment are kept: eight years after their financial year. */
export function keptUntil(paidAt: Date): string {
  const year = financialYearOf(financialYear(paidAt));
  if (year === undefined) throw new Error('a payment has no financial year');
  const end = formatInIndia(new Date(year.until.getTime() - DAY_MS), 'yyyy-MM-dd');
  return `${Number(end.slice(0, 4)) + YEARS}${end.slice(4)}`;
}
