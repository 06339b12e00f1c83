import { formatInIndia } from '@/content/india-time';
import {
  type FinancialYear,
  financialYearOf,
  hasPans,
  makeStatement,
  type Statement,
} from '../../../money';
import { notFoundPage } from '../../pages';
import type { OfficeRequest } from '../../route';

export const STATEMENTS = { href: '/donations/statement', label: 'Yearly statements' };

export const pathOf = ({ name }: FinancialYear) => `${STATEMENTS.href}/${name}`;

/** '31 May 2026' */
export const dueDay = ({ until, due }: FinancialYear) =>
  `${Number(due.slice(-2))} ${formatInIndia(new Date(`${due}T00:00:00Z`), 'MMMM')} ${formatInIndia(until, 'yyyy')}`;

export const statementLink = (year: FinancialYear) => ({
  href: pathOf(year),
  label: `Statement ${year.name}`,
});

type OfYear<More extends unknown[]> = (
  request: OfficeRequest,
  year: FinancialYear,
  ...more: More
) => Response | Promise<Response>;

/** For the year in the address. */
export const withYear = (run: OfYear<[]>) => (request: OfficeRequest) => {
  const year = financialYearOf(request.params.year ?? '');
  return year === undefined ? notFoundPage(request) : run(request, year);
};

/** Only while a statement can be made. */
export const withPans = (run: OfYear<[]>) =>
  withYear((request, year) =>
    hasPans(year, request.deps.now()) ? run(request, year) : notFoundPage(request),
  );

/** Includes its statement. */
export const withStatement = (run: OfYear<[statement: Statement]>) =>
  withPans(async (request, year) => {
    const statement = await statementOf(request.deps, year);
    return statement ? run(request, year, statement) : notFoundPage(request);
  });

/** Undefined without a registration. */
export async function statementOf({ db, config }: OfficeRequest['deps'], year: FinancialYear) {
  if (config.tax.registrations.length === 0) return undefined;
  return makeStatement(db, year, { settings: config.tax });
}
