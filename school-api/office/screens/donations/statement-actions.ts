import { z } from 'zod';
import type { Db } from '../../../db';
import {
  donationsIn,
  type Filing,
  type FinancialYear,
  isPortalNumber,
  MISSING_COLUMNS,
  missingDonations,
  NOT_FILED,
  PORTAL_NUMBER_FORMAT,
  saveFiling,
  statementFileNames,
} from '../../../money';
import { asCsv, columnsOf } from '../../../records';
import { audited } from '../../audit';
import { redirectWithUndo } from '../../flash';
import { redirectTo } from '../../response';
import type { OfficeDeps } from '../../route';
import { showStatement } from './statement';
import { pathOf, statementOf, withPans, withStatement } from './year';

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

export const saveFiledNumber = withPans(async (request, year) => {
  const { deps, form } = request;
  const path = pathOf(year);
  const acknowledgement = (form.get('acknowledgement') ?? '').replace(/\s/g, '');
  const undone = form.get('undo') ?? undefined;
  const isUndo = undone !== undefined;
  if (!isPortalNumber(acknowledgement, isUndo ? 0 : undefined)) {
    const error = `Enter the whole number: ${PORTAL_NUMBER_FORMAT}`;
    return showStatement(request, year, { typed: acknowledgement, error });
  }
  const entry = (earlier: Filing | undefined) => ({
    action: isUndo ? 'donations filed undo' : 'donations filed',
    record: `statement ${year.name}`,
    before: { acknowledgement: earlier?.acknowledgement },
    after: { acknowledgement },
  });
  const save = async (tx: Db) => {
    const stated = isUndo
      ? statedBefore.parse(Object.fromEntries(form))
      : await statedNow({ ...deps, db: tx }, year);
    const filing = { ...stated, acknowledgement };
    return saveFiling(tx, { year, filing, now: deps.now(), undone });
  };
  const before = await audited(request, entry, save, (earlier) => earlier !== undefined);
  if (before === undefined) return redirectTo(path, 'filed-since');
  if (isUndo) return redirectTo(path, 'filed-undone');
  const { rows, paise, donations } = before;
  const stated = { rows: String(rows), paise: String(paise), donations };
  const fields = { ...stated, acknowledgement: before.acknowledgement, undo: acknowledgement };
  return redirectWithUndo(request, path, 'filed', { action: `${path}/filed`, fields });
});

type Stated = Omit<Filing, 'acknowledgement'>;

async function statedNow(deps: OfficeDeps, year: FinancialYear): Promise<Stated> {
  const statement = await statementOf(deps, year);
  if (statement === undefined) return NOT_FILED;
  const { rows, stated: paise } = statement;
  return { rows: rows.length, paise, donations: (await donationsIn(deps.db, year)).hash };
}

/** As the number's undo has it. */
const statedBefore = z
  .object({
    rows: z.coerce.number().int().min(0).max(1_000_000),
    paise: z.coerce.number().int().min(0),
    donations: z.string().regex(/^[\da-f]{32}$/),
  })
  .catch(NOT_FILED);
