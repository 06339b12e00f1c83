import {
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
import { rowLook } from '../records/row-look';
import { readAuditFilter } from './filter';
import { AuditLine, Changes } from './line';

const idOf = (row: AccessRow | null) => row && String(row.id);

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
  const [before, after] = ['before', 'after'].map((name) => rowNumber(url.searchParams.get(name)));
  const range = { limit: ROWS_OF_A_PAGE, ...(before === undefined ? { after } : { before }) };
  const asked = { ...range, limit: range.limit + 1 };
  const found = isWrong ? [] : await listAccesses(deps.db, read.filter, asked);
  const { rows, ...ends } = cutPage(found, range);
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
        columns={columnsOf(names)}
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
