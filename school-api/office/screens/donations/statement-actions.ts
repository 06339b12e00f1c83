import {
  keepAcknowledgement,
  MISSING_COLUMNS,
  missingDonations,
  statementFileNames,
} from '../../../money';
import { asCsv, columnsOf } from '../../../records';
import { goTo } from '../../answer';
import { showStatement } from './statement';
import { pathOf, withStatement, withYear } from './year';

/** For the portal: it holds each donor's PAN. */
export const sendPortalFile = withStatement(async ({ audit }, year, statement) => {
  const record = `all donations of ${year.name}, with PAN`;
  await audit({ action: 'donations statement', record });
  return csv(statement.csv, statementFileNames(year).portal);
});

export const sendMissing = withStatement(async ({ audit }, year, statement) => {
  const record = `donations of ${year.name} left out of the statement`;
  await audit({ action: 'donations statement', record });
  let text = '';
  const pages = once(missingDonations(statement));
  for await (const piece of asCsv(pages, columnsOf(MISSING_COLUMNS))) text += piece;
  return csv(text, statementFileNames(year).missing);
});

async function* once<T>(piece: T) {
  yield piece;
}

const csv = (text: string, name: string) =>
  new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });

export const keepFiledNumber = withYear(async (request, year) => {
  const { deps, form, audit } = request;
  const acknowledgement = form.get('acknowledgement')?.trim() ?? '';
  const record = `statement ${year.name}`;
  await audit({ action: 'donations filed', record, after: { acknowledgement } });
  const filing = { year, acknowledgement, now: deps.now() };
  const wrong = await deps.db.transaction((tx) => keepAcknowledgement(tx, filing));
  if (wrong === undefined) return goTo(pathOf(year), 'filed');
  return showStatement(request, year, { typed: acknowledgement, error: wrong });
});
