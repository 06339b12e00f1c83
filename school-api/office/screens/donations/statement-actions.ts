import type { Db } from '../../../db';
import {
  isPortalNumber,
  MISSING_COLUMNS,
  missingDonations,
  PORTAL_NUMBER_FORMAT,
  saveAcknowledgement,
  statementFileNames,
} from '../../../money';
import { asCsv, columnsOf } from '../../../records';
import { redirectTo } from '../../answer';
import { audited } from '../../audit';
import { redirectWithUndo } from '../../flash';
import { showStatement } from './statement';
import { pathOf, withStatement, withYear } from './year';

/** For the portal: it contains each donor's PAN. */
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

export const saveFiledNumber = withYear(async (request, year) => {
  const { deps, form } = request;
  const path = pathOf(year);
  const acknowledgement = (form.get('acknowledgement') ?? '').replace(/\s/g, '');
  const undone = form.get('undo') ?? undefined;
  const isUndo = undone !== undefined;
  if (!isPortalNumber(acknowledgement, isUndo ? 0 : undefined)) {
    const error = `Enter the whole number: ${PORTAL_NUMBER_FORMAT}`;
    return showStatement(request, year, { typed: acknowledgement, error });
  }
  const filing = { year, acknowledgement, now: deps.now(), undone };
  const entry = (earlier: string | undefined) => ({
    action: isUndo ? 'donations filed undo' : 'donations filed',
    record: `statement ${year.name}`,
    before: { acknowledgement: earlier },
    after: { acknowledgement },
  });
  const save = (tx: Db) => saveAcknowledgement(tx, filing);
  const before = await audited(request, entry, save, (earlier) => earlier !== undefined);
  if (before === undefined) return redirectTo(path, 'filed-since');
  if (isUndo) return redirectTo(path, 'filed-undone');
  const fields = { acknowledgement: before, undo: acknowledgement };
  return redirectWithUndo(request, path, 'filed', { action: `${path}/filed`, fields });
});
