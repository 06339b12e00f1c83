import type { Db } from '../../../db';
import {
  type AccessFilter,
  type AccessRow,
  actorName,
  changesOf,
  GROUPS,
  listAccesses,
  listKinds,
  type Names,
  namesOf,
} from '../../../privacy';
import { cutPage, ROWS_OF_A_PAGE, rowNumber } from '../../../records';
import { screen } from '../../answer';
import type { OfficeRequest } from '../../route';
import { type Column, DataTable } from '../../view/data-table';
import { ExportMenu } from '../../view/export-menu';
import { dayFilters, Filters, selectFilter } from '../../view/filters';
import { Pager } from '../../view/pager';
import { Stamp } from '../../view/stamp';
import { rowLook } from '../records/look-of';
import { readAuditFilter } from './filter';
import { AuditLine, Changes } from './line';

const columnsOf = (names: Names): readonly Column<AccessRow>[] => [
  { head: 'When', cell: ({ at }) => <Stamp at={at} /> },
  { head: 'What happened', cell: (row) => <AuditLine row={row} names={names} /> },
  { head: 'Changes', cell: (row) => <Changes changes={changesOf(row)} /> },
];

export async function showAudit(request: OfficeRequest): Promise<Response> {
  const { url, deps, audit } = request;
  const read = await readAuditFilter(request);
  const isWrong = 'problem' in read;
  const actors = (await listKinds(deps.db, 'actor')).map((actor) => ({ actor, record: '' }));
  const { rows, older, newer } = isWrong
    ? { rows: [], older: null, newer: null }
    : await pageOfAccesses(deps.db, read.filter, {
        before: rowNumber(url.searchParams.get('before')),
        after: rowNumber(url.searchParams.get('after')),
      });
  if (!isWrong && read.filter.person !== undefined) {
    // After the lines were read, so that it is not among them.
    await audit({ action: 'audit list', record: 'the entries of one person', ...rowLook(url) });
  }
  const names = await namesOf(deps.db, [...rows, ...actors]);
  const whose = actors.map(({ actor }) => ({
    value: actor,
    label: actorName(actor, names),
  }));
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
        columns={columnsOf(names)}
        href={({ id }) => `/audit/${id}`}
        empty={<p>{isWrong ? 'We have not searched yet.' : 'Nothing matches.'}</p>}
      />
      <Pager url={url} older={older} newer={newer} shown={rows.length} />
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

type Cursors = { before?: number | undefined; after?: number | undefined };

/** A page of rows, and the cursors of the adjacent pages. */
async function pageOfAccesses(db: Db, filter: AccessFilter, { before, after }: Cursors) {
  const from = before === undefined ? { after } : { before };
  const limit = ROWS_OF_A_PAGE;
  const found = await listAccesses(db, filter, { limit: limit + 1, ...from });
  const { rows, older, newer } = cutPage(found, { limit, ...from });
  return {
    rows,
    older: older && String(older.id),
    newer: newer && String(newer.id),
  };
}
