import { parseInIndia } from '@/content/india-time';
import { STATEMENT_DUE } from './laws';

export type FinancialYear = {
  /** 2026-27 */
  name: string;
  since: Date;
  /** Exclusive. */
  until: Date;
  /** The last day for the statement. */
  due: string;
};

/** Undefined unless the text names two years that follow each other, such as 2026-27. */
export function financialYearOf(name: string): FinancialYear | undefined {
  const [, first = '', second = ''] = /^(20\d\d)-(\d\d)$/.exec(name) ?? [];
  const next = Number(first) + 1;
  if (String(next).slice(2) !== second) return undefined;
  const since = firstDayOf(Number(first));
  const until = firstDayOf(next);
  return since && until ? { name, since, until, due: `${next}-${STATEMENT_DUE}` } : undefined;
}

const firstDayOf = (year: number) => parseInIndia(`${year}-04-01`, 'yyyy-MM-dd');
