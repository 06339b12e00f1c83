import { type AccessRow, listKinds } from '../../../privacy';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { type Column, DataTable } from '../../view/data-table';
import { dayFilters, Filters, selectFilter } from '../../view/filters';
import { PageHead } from '../../view/head';
import { Notice } from '../../view/notice';
import { Pager } from '../../view/pager';
import { Stamp } from '../../view/stamp';
import { lookOf } from '../records/look-of';
import { readAuditFilter } from './filter';
import { pageOfAccesses, readCursor } from './page-of';

const columns: readonly Column<AccessRow>[] = [
  { head: 'When', cell: ({ at }) => <Stamp at={at} /> },
  { head: 'Who', cell: ({ actor }) => actor },
  { head: 'What', cell: ({ action }) => action },
  { head: 'Record', cell: ({ record }) => record },
  {
    head: 'Changed',
    cell: ({ after, before }) => ((after ?? before) ? 'yes' : ''),
    narrow: 'hide',
  },
];

export async function showAudit(request: OfficeRequest): Promise<Response> {
  const { url, deps, audit } = request;
  const read = readAuditFilter(request);
  const isWrong = 'problem' in read;
  const [actors, actions] = await Promise.all([
    listKinds(deps.db, 'actor'),
    listKinds(deps.db, 'action'),
  ]);
  const { rows, older, newer } = isWrong
    ? { rows: [], older: null, newer: null }
    : await pageOfAccesses(deps.db, read.filter, {
        before: readCursor(url.searchParams.get('before')),
        after: readCursor(url.searchParams.get('after')),
      });
  if (!isWrong && read.filter.person !== undefined) {
    // After the lines were read, so that it is not one of them.
    await audit({ action: 'audit list', record: 'the lines of one person', ...lookOf(url) });
  }
  const body = (
    <>
      <PageHead
        title="Audit"
        lead={
          <p>
            Who looked at personal data, changed something, signed in or was refused. Nobody can
            change a line, and none is removed within a year.
          </p>
        }
        actions={
          isWrong ? null : (
            <a className="button button-secondary" href={`/audit/export${exportQuery(url)}`}>
              Export
            </a>
          )
        }
      />
      <Filters
        url={url}
        search="E-mail address of a person"
        fields={[
          selectFilter({ name: 'actor', label: 'Who', any: 'Anybody' }, asTheyAre(actors)),
          selectFilter({ name: 'action', label: 'What', any: 'Anything' }, asTheyAre(actions)),
          ...dayFilters,
        ]}
      />
      {isWrong ? <Notice tone="bad">{read.problem}</Notice> : null}
      <DataTable
        caption="Audit, newest first"
        rows={rows}
        columns={columns}
        rowKey={({ id }) => String(id)}
        href={({ id }) => `/audit/${id}`}
        empty={<p>{isWrong ? 'Nothing was looked up.' : 'Nothing matches.'}</p>}
      />
      <Pager url={url} older={older} newer={newer} shown={rows.length} />
    </>
  );
  return page(request, { title: 'Audit', body, ...(isWrong && { status: 422 }) });
}

const asTheyAre = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The filters alone, not the page. */
function exportQuery(url: URL): string {
  const query = new URLSearchParams(url.searchParams);
  for (const name of ['before', 'after', 'said']) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
