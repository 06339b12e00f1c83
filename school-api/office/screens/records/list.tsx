import type { ReactNode } from 'react';
import {
  countListed,
  keyName,
  type ListedKey,
  MOST_COUNTED,
  numberOf,
  type OfficeRecord,
  pageOf,
  type RecordKind,
  type Source,
  type Subject,
} from '../../../records';
import { page } from '../../answer';
import type { OfficeDeps, OfficeRequest } from '../../route';
import { ActBar } from '../../view/act-bar';
import { type Column, DataTable } from '../../view/data-table';
import { ExportMenu } from '../../view/export-menu';
import { type FilterField, Filters } from '../../view/filters';
import { PageHead } from '../../view/head';
import { Notice } from '../../view/notice';
import { Pager } from '../../view/pager';
import { actPath, type ListAct } from './acts';
import { readPlace, readSources, writePlace } from './filter';
import { lookOf } from './look-of';
import { SearchCut } from './search-cut';

export type List<Row> = {
  subjects: readonly Subject[];
  title: string;
  /** In its sentences. */
  one: string;
  several: string;
  search: string;
  fields: readonly FilterField[];
  columns: readonly Column<Row>[];
  read: (deps: OfficeDeps, keys: readonly ListedKey[]) => Promise<Row[]>;
  href: (row: Row) => string;
  /** How a form names the record of a row (`keyName`), and what can be done with many of them. */
  keyOf: (row: Row) => string;
  acts?: readonly ListAct[];
  /** Below the count, such as a sum over all that match. */
  summary?: (deps: OfficeDeps, sources: readonly Source[]) => Promise<ReactNode>;
  /** What is said when nobody has sent anything yet. */
  none: string;
  actions?: ReactNode;
  /** What an export of each kind is called here; nothing for a kind that may not be exported. */
  exports?: Partial<Record<RecordKind, string>>;
};

/** Of records of one kind, by their fields. */
export const recordsOf = (
  subject: Subject,
): Pick<List<OfficeRecord>, 'subjects' | 'read' | 'keyOf'> => ({
  subjects: [subject],
  keyOf: (record) => keyName({ kind: subject.name, id: numberOf(record) }),
  read: ({ db, config }, keys) =>
    subject.read(
      db,
      keys.map(({ record }) => record),
      config,
    ),
});

type ListOf<Row> = (request: OfficeRequest) => List<Row> | Promise<List<Row>>;

export const listRoute =
  <Row,>(listOf: ListOf<Row>) =>
  async (request: OfficeRequest): Promise<Response> =>
    showList(request, await listOf(request));

/** A list of records with its filters in the address. */
async function showList<Row>(request: OfficeRequest, list: List<Row>): Promise<Response> {
  const { url, deps, audit, person } = request;
  const { title, several } = list;
  const read = await readSources(list.subjects, request);
  const problem = 'problem' in read ? read.problem : undefined;
  const { sources, cut } = 'problem' in read ? { sources: [], cut: [] } : read;
  const name = url.pathname.slice(1);
  await audit({ action: `${name} list`, record: `a page of ${name}`, ...lookOf(url) });
  const place = (side: string) => readPlace(url.searchParams.get(side));
  const where = { before: place('before'), after: place('after') };
  const { keys, older, newer } = await pageOf(deps.db, sources, where);
  const rows = await list.read(deps, keys);
  const all = await countListed(deps.db, sources);
  const isCut = cut.length > 0;
  const exports = sources.flatMap(({ subject }) => {
    const label = list.exports?.[subject.name];
    return label === undefined ? [] : [{ href: `/exports/${subject.name}`, label }];
  });
  const acts = (list.acts ?? []).filter(({ roles }) => roles.includes(person.role));
  const mayChoose = acts.length > 0 && rows.length > 0;
  const body = (
    <>
      <PageHead
        title={title}
        lead={
          problem ? null : (
            <>
              <p>{howMany(all, isCut, list)}</p>
              {all > 0 ? await list.summary?.(deps, sources) : null}
            </>
          )
        }
        actions={
          <>
            {list.actions}
            {all > 0 && exports.length > 0 ? <ExportMenu exports={exports} url={url} /> : null}
          </>
        }
      />
      <Filters url={url} search={list.search} fields={list.fields} />
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      {isCut ? <SearchCut what={several} /> : null}
      {mayChoose ? (
        <ActBar
          acts={acts.map(({ name, ...act }) => ({
            ...act,
            action: `${actPath({ href: url.pathname, label: title }, name)}${listQuery(url)}`,
          }))}
          all={all > rows.length ? allOf(all, list) : undefined}
        />
      ) : null}
      <DataTable
        caption={`${title}, newest first`}
        rows={rows}
        columns={list.columns}
        rowKey={list.href}
        href={list.href}
        chooseBy={mayChoose ? list.keyOf : undefined}
        empty={<p>{url.search === '' ? list.none : 'Nothing matches.'}</p>}
      />
      <Pager url={url} older={writePlace(older)} newer={writePlace(newer)} shown={rows.length} />
    </>
  );
  return page(request, { title, body, status: problem ? 422 : 200 });
}

/** 'More than 1,000 gifts.'; 'At least 12 gifts.' where a search was cut. */
function howMany(
  all: number,
  isCut: boolean,
  { one, several }: Pick<List<never>, 'one' | 'several'>,
): string {
  if (all > MOST_COUNTED) return `More than ${MOST_COUNTED.toLocaleString('en-IN')} ${several}.`;
  if (isCut && all === 0) return `No ${one} among those that were looked through.`;
  return `${isCut ? 'At least ' : ''}${all} ${all === 1 ? one : several}.`;
}

function allOf(all: number, { several }: Pick<List<never>, 'several'>): string {
  return all > MOST_COUNTED ? `${several} that match` : `${all} ${several} that match`;
}

/** Of another page of the list or of a moment ago. */
const LEFT_OUT = ['before', 'after', 'said'];

/** The filters of a list, as they stand in an address. */
function listQuery({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  for (const name of LEFT_OUT) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
