import { parseInIndia } from '@/content/india-time';
import { PAISE_PER_RUPEE } from '@/contract';
import { financialYear } from '../receipts/number';

/** Tax laws on donations, by their first day in India. An accountant must confirm every entry. */
const LAWS = [
  {
    from: '1968-04-01',
    act: 'Income-tax Act, 1961',
    deduction: 'section 80G',
    duties: 'section 80G(5)',
    statement: 'Form 10BD',
    certificate: 'Form 10BE',
    rule: 'rule 18AB',
    /** The section's name in the statement. */
    sectionCode: 'Section 80G',
  },
  {
    from: '2026-04-01',
    act: 'Income-tax Act, 2025',
    deduction: 'section 133',
    duties: 'section 354(1)(e) to (g)',
    statement: 'Form 113',
    certificate: 'Form 114',
    rule: 'rule 190',
    sectionCode: 'Section 133',
  },
] as const;

type Law = (typeof LAWS)[number];

/** Called for every donation in the statement, for which date-fns is too slow. */
const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' });

/** 2026-04-01 */
export const dayInIndia = (at: Date): string => days.format(at);

/** By the date of the donation, not of the receipt. */
export function lawOn(givenAt: Date): Law {
  const day = dayInIndia(givenAt);
  return LAWS.findLast(({ from }) => from <= day) ?? LAWS[0];
}

/** Larger cash donations do not qualify for a deduction. */
export const CASH_LIMIT_PAISE = 2_000 * PAISE_PER_RUPEE;

/** The portal's name for the identity number linked to the donor's tax account. */
export const ID_CODE = 'Permanent Account Number';

/** 23/09/2021 for 2021-09-23. */
export const dateInStatement = (day: string): string => day.split('-').reverse().join('/');

export const MODES = {
  cash: 'Cash',
  electronic: 'Electronic modes including account payee cheque/draft',
} as const;

/** Due date of the statement in the following year, as month and day. */
const STATEMENT_DUE = '05-31';

export type FinancialYear = {
  /** 2026-27 */
  name: string;
  since: Date;
  /** Exclusive. */
  until: Date;
  /** The statement's due date. */
  due: string;
};

/** Undefined unless the text names two consecutive years, such as 2026-27. */
export function financialYearOf(name: string): FinancialYear | undefined {
  const [, first = '', second = ''] = /^(20\d\d)-(\d\d)$/.exec(name) ?? [];
  const next = Number(first) + 1;
  if (String(next).slice(2) !== second) return undefined;
  const since = firstDayOf(Number(first));
  const until = firstDayOf(next);
  return since && until ? { name, since, until, due: `${next}-${STATEMENT_DUE}` } : undefined;
}

/** Whether the statement with this donation was due before today. */
export function isPastDue(givenAt: Date, now: Date): boolean {
  const year = financialYearOf(financialYear(givenAt));
  return year !== undefined && dayInIndia(now) > year.due;
}

/** This financial year and those before it, newest first. */
export function lastYears(now: Date, count: number): FinancialYear[] {
  const current = Number(financialYear(now).slice(0, 4));
  return Array.from({ length: count }, (_, back) => current - back).flatMap(
    (year) => financialYearOf(`${year}-${String((year + 1) % 100).padStart(2, '0')}`) ?? [],
  );
}

const firstDayOf = (year: number) => parseInIndia(`${year}-04-01`, 'yyyy-MM-dd');
