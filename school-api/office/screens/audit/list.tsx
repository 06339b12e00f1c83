import { isEmail } from '@/contract';
import {
  ACCESS_COLUMNS,
  type AccessFilter,
  type AccessRow,
  actorName,
  changesOf,
  countAccesses,
  GROUPS,
  groupOf,
  listAccesses,
  listKinds,
  type Names,
  namesOf,
  pagesOfAccesses,
  personHash,
} from '../../../privacy';
import { columnsOf, cutPage, ROWS_OF_A_PAGE, rowNumber } from '../../../records';
import { redirectTo, screen } from '../../response';
import type { OfficeRequest, OfficeRoute } from '../../route';
import { type Column, DataTable } from '../../view/data-table';
import { ExportMenu } from '../../view/export-menu';
import { dayFilters, Filters, selectFilter } from '../../view/filters';
import { Pager } from '../../view/pager';
import { Stamp } from '../../view/stamp';
import { filtered, formatOf, offerFile, sendFile } from '../exports/send-file';
import { readDays } from '../read-days';
import { rowLook } from '../records/filter';
import { AUDIT, AuditLine, Changes, showAccess } from './detail';

const idOf = (row: AccessRow | null) => row && String(row.id);

const accessColumns = (names: Names): readonly Column<AccessRow>[] => [
  { head: 'When', cell: ({ at }) => <Stamp at={at} /> },
  { head: 'What happened', narrow: 'no-head', cell: (row) => <AuditLine {...{ row, names }} /> },
  { head: 'Changes', cell: (row) => <Changes changes={changesOf(row)} /> },
];

async function showAudit(request: OfficeRequest): Promise<Response> {
  const { url, deps, audit } = request;
  const read = await readAuditFilter(request);
  const isWrong = 'problem' in read;
  const actors = (await listKinds(deps.db, 'actor')).map((actor) => ({ actor, record: '' }));
  const [before, after] = ['before', 'after'].map((name) => rowNumber(url.searchParams.get(name)));
  const range = { limit: ROWS_OF_A_PAGE, ...(before === undefined ? { after } : { before }) };
  const query = { ...range, limit: range.limit + 1 };
  const entries = isWrong ? [] : await listAccesses(deps.db, read.filter, query);
  const { rows, ...ends } = cutPage(entries, range);
  if (!isWrong && read.filter.person !== undefined) {
    // After the lines were read, so that it is not among them.
    await audit({ action: 'audit list', record: 'the entries of one person', ...rowLook(url) });
  }
  const names = await namesOf(deps.db, [...rows, ...actors]);
  const whose = actors.map(({ actor }) => ({ value: actor, label: actorName(actor, names) }));
  const body = (
    <>
      <Filters
        url={url}
        search="Email address of a person"
        fields={[
          selectFilter({ name: 'actor', label: 'Who', any: 'Anyone' }, whose),
          selectFilter({ name: 'group', label: 'About', any: 'Anything' }, Object.keys(GROUPS)),
          ...dayFilters,
        ]}
      />
      <DataTable
        caption="Audit, newest first"
        rows={rows}
        columns={accessColumns(names)}
        href={({ id }) => `/audit/${id}`}
        empty={<p>{isWrong ? 'We have not searched yet.' : 'Nothing matches.'}</p>}
      />
      <Pager url={url} older={idOf(ends.older)} newer={idOf(ends.newer)} shown={rows.length} />
    </>
  );
  return screen(request, {
    title: 'Audit',
    lead: 'Who looked at personal data, changed something, signed in or was refused. Nobody can change or remove an entry for a year.',
    actions: isWrong ? null : <ExportMenu exports={[{ href: '/audit/export' }]} url={url} />,
    ...(isWrong && { refused: read.problem }),
    body,
  });
}

/** As made by personHash. */
const HASH = /^[\w-]{43}$/;

/** Filters in the address, shared by the list and its export. */
async function readAuditFilter({
  url,
  deps,
}: Pick<OfficeRequest, 'url' | 'deps'>): Promise<{ filter: AccessFilter } | { problem: string }> {
  const param = (name: string) => url.searchParams.get(name)?.trim() || undefined;
  const email = param('q');
  if (email !== undefined && !isEmail(email)) {
    return { problem: 'Enter a whole email address: we store only a hash of it.' };
  }
  const hash = param('person');
  if (hash !== undefined && !HASH.test(hash)) return { problem: 'There is no such person.' };
  const days = readDays(url.searchParams);
  if (days === undefined) return { problem: 'Enter a date such as 2026-04-01.' };
  const actor = param('actor');
  const action = param('action');
  const group = param('group');
  const kinds = group === undefined ? undefined : await listKinds(deps.db, 'action');
  const person = email === undefined ? hash : personHash(email, deps.config.tax.panKey);
  return {
    filter: {
      ...(person !== undefined && { person }),
      ...(actor !== undefined && { actor }),
      ...(action !== undefined && { action }),
      ...(kinds && { actions: kinds.filter((kind) => groupOf(kind) === group) }),
      ...days,
    },
  };
}

async function sendAuditExport(request: OfficeRequest): Promise<Response> {
  const { url, deps } = request;
  const read = await readAuditFilter(request);
  if ('problem' in read) return redirectTo(`${AUDIT.href}${url.search}`);
  const lines = await countAccesses(deps.db, read.filter);
  return sendFile(request, {
    name: 'audit',
    format: formatOf(url.searchParams),
    lines,
    back: filtered(AUDIT, url),
    pages: pagesOfAccesses(deps.db, read.filter),
    columns: columnsOf(ACCESS_COLUMNS),
    audit: { action: 'audit export', record: `${lines} entries`, ...rowLook(url) },
  });
}

const forHead = { method: 'GET', roles: ['head'] } as const;

/** The first matching path wins, so the export precedes the lines. */
export const auditRoutes: readonly OfficeRoute[] = [
  { ...forHead, path: '/audit', run: showAudit },
  { ...forHead, path: '/audit/export', confirm: true, run: offerFile(AUDIT) },
  { ...forHead, path: '/audit/export/file', confirm: true, run: sendAuditExport },
  { ...forHead, path: '/audit/:id', run: showAccess },
];
