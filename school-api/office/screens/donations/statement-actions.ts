import {
  type FinancialYear,
  financialYearOf,
  keepAcknowledgement,
  MISSING_COLUMNS,
  missingGifts,
  statementFileNames,
} from '../../../money';
import { asCsv, columnsOf } from '../../../records';
import { goTo } from '../../answer';
import { notFoundPage } from '../../pages';
import type { OfficeRequest } from '../../route';
import { showStatement, statementOf } from './statement';

type OfYear = (request: OfficeRequest, year: FinancialYear) => Response | Promise<Response>;

/** For the year of the address. */
export const withYear = (run: OfYear) => (request: OfficeRequest) => {
  const year = financialYearOf(request.params.year ?? '');
  return year === undefined ? notFoundPage(request) : run(request, year);
};

/** For the portal: it holds each donor's PAN. */
export const sendPortalFile = withYear(async (request, year) => {
  const record = `all donations of ${year.name}, with PAN`;
  await request.audit({ action: 'donations statement', record });
  const statement = await statementOf(request.deps, year);
  if (statement === undefined) return notFoundPage(request);
  return csv(statement.csv, statementFileNames(year).portal);
});

export const sendMissing = withYear(async (request, year) => {
  const record = `donations of ${year.name} left out of the statement`;
  await request.audit({ action: 'donations statement', record });
  const statement = await statementOf(request.deps, year);
  if (statement === undefined) return notFoundPage(request);
  let text = '';
  const pages = once(missingGifts(statement));
  for await (const piece of asCsv(pages, columnsOf(MISSING_COLUMNS))) text += piece;
  return csv(text, statementFileNames(year).missing);
});

async function* once<T>(piece: T) {
  yield piece;
}

function csv(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}

export const keepFiledNumber = withYear(async (request, year) => {
  const { deps, form, audit } = request;
  const acknowledgement = form.get('acknowledgement')?.trim() ?? '';
  const record = `statement ${year.name}`;
  await audit({ action: 'donations filed', record, after: { acknowledgement } });
  const filing = { year, acknowledgement, now: deps.now() };
  const wrong = await deps.db.transaction((tx) => keepAcknowledgement(tx, filing));
  if (wrong === undefined) return goTo(`/gifts/statement/${year.name}`, 'filed');
  return showStatement(request, year, { typed: acknowledgement, error: wrong });
});
