import type { ReactNode } from 'react';
import {
  countListed,
  keyName,
  type ListedKey,
  MAX_COUNTED,
  MAX_FOUND,
  numberOf,
  type OfficeRecord,
  pageOf,
  type RecordKind,
  type Source,
  type StateKind,
  type Subject,
  stateOf,
  stateStamp,
  statesOf,
} from '../../../records';
import { screen } from '../../response';
import type { OfficeDeps, OfficeRequest, Role } from '../../route';
import { ActionBar } from '../../view/action-bar';
import { type Column, DataTable } from '../../view/data-table';
import { ExportMenu } from '../../view/export-menu';
import {
  type FilterField,
  Filters,
  isFiltered,
  ListResults,
  selectFilter,
} from '../../view/filters';
import { listQuery } from '../../view/list-address';
import { Notice } from '../../view/notice';
import { Pager } from '../../view/pager';
import { actionPath, type ListAction } from './actions';
import { OfficeStateTag } from './cells';
import { ColumnsMenu, chosenColumns } from './columns';
import { readSources, rowLook, showsTests } from './filter';
import { ROW_ACTION, rowStates, type StateList } from './set-states';
import { readEnd, readSort, sortOf, writeEnd } from './sorting';

export type List<Row> = {
  subjects: readonly Subject[];
  title: string;
  /** In its messages. */
  one: string;
  several: string;
  search: string;
  fields: readonly FilterField[];
  columns: readonly Column<Row>[];
  read: (deps: OfficeDeps, keys: readonly ListedKey[]) => Promise<Row[]>;
  href: (row: Row) => string;
  /** How a form names a row's record (`keyName`), and the bulk actions. */
  keyOf: (row: Row) => string;
  bulkActions?: readonly ListAction[];
  /** A menu of each row, for some roles. */
  rowActions?: { roles: readonly Role[]; column: Column<Row> };
  /** Below the count, such as a sum over all matches. */
  summary?: (deps: OfficeDeps, sources: readonly Source[]) => Promise<ReactNode>;
  /** Shown when nothing has been received yet. */
  none: string;
  actions?: ReactNode;
  /** The label of each kind's export; none for a kind that may not be exported. */
  exports?: Partial<Record<RecordKind, string>>;
};

/** List settings of a kind with states. */
export const listOfKind = (stated: StateList) => {
  const { kind, subject, list } = stated;
  const one = subject.singular;
  return {
    subjects: [subject],
    title: list.label,
    one,
    several: `${one}s`,
    href: (record: OfficeRecord) => `${list.href}/${numberOf(record)}`,
    keyOf: (record: OfficeRecord) =>
      `${keyName({ kind, id: numberOf(record) })} ${stateStamp(stateOf(record))}`,
    rowActions: rowStates(stated),
    read: ({ db, config }: OfficeDeps, keys: readonly ListedKey[]) => {
      const ids = keys.map(({ record }) => record);
      return subject.read(db, ids, config);
    },
  };
};

export const stateColumn = (kind: StateKind): Column<OfficeRecord> => ({
  head: 'Status',
  cell: (record) => <OfficeStateTag kind={kind} record={record} />,
});

export const stateFilter = (kind: StateKind) =>
  selectFilter({ name: 'state', label: 'Status', any: 'Any status' }, statesOf(kind));

/** Offers the opposite of what the list shows by default. */
export function testsFilter(request: OfficeRequest): FilterField {
  const tests = showsTests({ ...request, url: new URL(request.url.pathname, request.url) });
  const otherwise = tests ? { value: 'no', label: 'Hide' } : { value: 'yes', label: 'Show' };
  const any = tests ? 'Shown' : 'Hidden';
  return selectFilter({ name: 'tests', label: 'Practice payments', any }, [otherwise]);
}

export type ListOf<Row> = (request: OfficeRequest) => List<Row> | Promise<List<Row>>;

export const listRoute =
  <Row,>(listOf: ListOf<Row>) =>
  async (request: OfficeRequest): Promise<Response> =>
    showList(request, await listOf(request));

/** A list of records with its filters in the address. */
async function showList<Row>(request: OfficeRequest, list: List<Row>): Promise<Response> {
  const { url, deps, audit, person } = request;
  const { title, several, subjects, fields } = list;
  const read = await readSources(subjects, request);
  const problem = 'problem' in read ? read.problem : undefined;
  const { sources, cut } = 'problem' in read ? { sources: [], cut: [] } : read;
  const [, name] = url.pathname.split('/');
  await audit({ action: `${name} list`, record: `a page of ${name}`, ...rowLook(url) });
  const sorting = { url, sort: readSort(url, subjects) };
  const sort = sortOf(sorting.sort);
  const [before, after] = [
    await readEnd(request, 'before', { subjects, sort }),
    await readEnd(request, 'after', { subjects, sort }),
  ];
  const { keys, older, newer } = await pageOf(deps.db, sources, { before, after, sort });
  const rows = await list.read(deps, keys);
  const all = await countListed(deps.db, sources);
  const isCut = cut.length > 0;
  const exports = sources.flatMap(({ subject }) => {
    const label = list.exports?.[subject.name];
    return all === 0 || label === undefined ? [] : [{ href: `/exports/${subject.name}`, label }];
  });
  const mayDo = ({ roles }: { roles: readonly Role[] }) => roles.includes(person.role);
  const bulkActions = (list.bulkActions ?? []).filter(mayDo);
  const mayChoose = bulkActions.length > 0 && rows.length > 0;
  const query = listQuery(url);
  const columns = await chosenColumns(request, list.columns);
  const head = list.columns.find(
    (column) => column.sort && sortOf(column.sort).by === sort.by,
  )?.head;
  const rowActions =
    list.rowActions && rows.length > 0 && mayDo(list.rowActions) ? list.rowActions : undefined;
  const body = (
    <>
      <Filters url={url} search={list.search} fields={fields} />
      <ListResults
        url={url}
        fields={fields}
        count={problem ? '' : howMany(all, isCut, list)}
        summary={all > 0 ? await list.summary?.(deps, sources) : null}
        tools={
          <>
            <ColumnsMenu url={url} columns={list.columns} shown={columns} />
            {exports.length > 0 ? <ExportMenu exports={exports} url={url} /> : null}
          </>
        }
      >
        {problem ? <Notice tone="bad">{problem}</Notice> : null}
        {isCut ? (
          <Notice tone="plain">
            More than {MAX_FOUND} {several} match these words. This list shows only those found
            among the newest {MAX_FOUND}. Enter more words to narrow the search.
          </Notice>
        ) : null}
        {mayChoose ? (
          <ActionBar
            actions={bulkActions.map(({ name, ...rest }) => ({
              ...rest,
              action: `${actionPath({ href: url.pathname, label: title }, name)}${query}`,
            }))}
            all={all > rows.length ? allOf(all, list) : undefined}
          />
        ) : null}
        {rowActions ? (
          <form id={ROW_ACTION} method="post">
            <input type="hidden" name="back" value={`${url.pathname}${query}`} />
          </form>
        ) : null}
        <DataTable
          caption={`${title}, by ${head?.toLowerCase() ?? 'date'}`}
          rows={rows}
          columns={rowActions ? [...columns, rowActions.column] : columns}
          href={(row) => `${list.href(row)}${query}`}
          chooseBy={mayChoose ? list.keyOf : undefined}
          sorting={sorting}
          empty={<p>{isFiltered(url, fields) ? 'Nothing matches.' : list.none}</p>}
        />
        <Pager
          url={url}
          older={writeEnd(older, sort)}
          newer={writeEnd(newer, sort)}
          shown={rows.length}
        />
      </ListResults>
    </>
  );
  return screen(request, { title, actions: list.actions, body, status: problem ? 422 : 200 });
}

/** 'More than 1,000 donations'; 'At least 12 donations' if a search was cut. */
function howMany(
  all: number,
  isCut: boolean,
  { one, several }: Pick<List<never>, 'one' | 'several'>,
): string {
  if (all > MAX_COUNTED) return `More than ${MAX_COUNTED.toLocaleString('en-IN')} ${several}.`;
  if (isCut && all === 0) return `No ${one} among those that were searched.`;
  return `${isCut ? 'At least ' : ''}${all} ${all === 1 ? one : several}.`;
}

function allOf(all: number, { several }: Pick<List<never>, 'several'>): string {
  return all > MAX_COUNTED ? `${several} that match` : `${all} ${several} that match`;
}
