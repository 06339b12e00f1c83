import type { ReactNode } from 'react';
import { MOST_COUNTED, type OfficeRecord, pageOfRecords, type Subject } from '../../../records';
import { page } from '../../answer';
import type { OfficeRequest } from '../../route';
import { type Column, DataTable } from '../../view/data-table';
import { type FilterField, Filters } from '../../view/filters';
import { PageHead } from '../../view/head';
import { Notice } from '../../view/notice';
import { Pager } from '../../view/pager';
import { exportLink } from '../exports/link';
import { readCursor, readRecordFilter, writeCursor } from './filter';
import { howMany } from './how-many';
import { lookOf } from './look-of';
import { SearchCut } from './search-cut';

export type RecordList = {
  subject: Subject;
  title: string;
  search: string;
  fields: readonly FilterField[];
  columns: readonly Column<OfficeRecord>[];
  /** What the addresses of its records begin with. */
  path: string;
  /** What is said when nobody has sent anything yet. */
  none: string;
  lead?: ReactNode;
  mayExport?: boolean;
};

const EMPTY = { rows: [], older: null, newer: null };

/** A list of records with its filters in the address. */
export async function showList(request: OfficeRequest, list: RecordList): Promise<Response> {
  const { url, deps, audit } = request;
  const { subject, title } = list;
  const read = await readRecordFilter(subject, request);
  const problem = 'problem' in read ? read.problem : undefined;
  const cursor = (name: string) => readCursor(url.searchParams.get(name));
  const record = `a page of ${subject.name}`;
  await audit({ action: `${subject.name} list`, record, ...lookOf(url) });
  const where = { before: cursor('before'), after: cursor('after') };
  const found =
    'problem' in read
      ? EMPTY
      : await pageOfRecords(subject, deps, { filter: read.filter, ...where });
  const all = 'problem' in read ? 0 : await subject.count(deps.db, read.filter, MOST_COUNTED);
  const isCut = 'filter' in read && read.isCut;
  const names = { one: subject.singular, several: `${subject.singular}s` };
  const idOf = (row: OfficeRecord) => String(row[subject.sortedBy?.id ?? 'id']);
  const body = (
    <>
      <PageHead title={title} lead={problem ? null : <p>{howMany(all, { isCut, ...names })}</p>} />
      {list.lead}
      <Filters url={url} search={list.search} fields={list.fields} />
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      {isCut ? <SearchCut what={names.several} /> : null}
      <DataTable
        caption={`${title}, newest first`}
        rows={found.rows}
        columns={list.columns}
        rowKey={idOf}
        href={(row) => `${list.path}/${idOf(row)}`}
        empty={<p>{url.search === '' ? list.none : 'Nothing matches.'}</p>}
      />
      <Pager
        url={url}
        older={writeCursor(found.older)}
        newer={writeCursor(found.newer)}
        shown={found.rows.length}
      />
      {all > 0 && list.mayExport ? (
        <p data-print="none">Export {exportLink(subject.name, url, 'what is listed here')}</p>
      ) : null}
    </>
  );
  return page(request, { title, body, status: problem ? 422 : 200 });
}
