import type { List } from '../lists/list';
import { findList, listNamed, lists } from '../lists/lists';
import { formTexts, isOff } from './form-fields';
import {
  countRows,
  countStates,
  type ListedRow,
  lastChanges,
  listRows,
  type RecordQuery as Rows,
} from './rows/records';
import type { EditingDeps, ListedPage, ListedRecord, RecordState } from './types';

export const RECORDS_A_PAGE = 50;
const MAX_SEARCH_LENGTH = 100;

type ListQuery = {
  /** 'waiting': drafts and scheduled ones; omitted: all but the bin. */
  state?: RecordState | 'waiting' | undefined;
  search?: string | undefined;
  page?: number | undefined;
};

type Deps = Pick<EditingDeps, 'db'>;

const searchWords = (text: string) =>
  text.trim().toLowerCase().replaceAll('\0', '').slice(0, MAX_SEARCH_LENGTH);

export async function listRecords(
  deps: Deps,
  name: string,
  { state, search = '', page = 1 }: ListQuery,
): Promise<ListedPage> {
  const list = listNamed(name);
  const found = await readPage(deps, page, {
    list: name,
    state,
    search: searchWords(search),
    newestFirst: !list.ordered,
    leaveOut: longFields(list),
  });
  return { ...found, counts: await countsOf(deps, name) };
}

export type ListOverview = {
  list: string;
  counts: ListedPage['counts'];
  /** Published ones with unpublished changes. */
  drafts: number;
  changedAt: Date | null;
  changedBy: string;
};

export async function listOverviews({ db }: Deps): Promise<ListOverview[]> {
  const rows = await countStates(db);
  const by = await lastChanges(db);
  return lists.map(({ name }) => {
    const own = rows.filter(({ list }) => list === name);
    const times = own.map(({ changedAt }) => changedAt.getTime());
    return {
      list: name,
      counts: inStates(own),
      drafts: own.find(({ state }) => state === 'shown')?.drafts ?? 0,
      changedAt: times.length === 0 ? null : new Date(Math.max(...times)),
      changedBy: by.get(name) ?? '',
    };
  });
}

/** Everything in the bin, newest first. */
export function listBin(
  deps: Deps,
  { page = 1 }: { page?: number | undefined } = {},
): Promise<Omit<ListedPage, 'counts'>> {
  const leaveOut = [...new Set(lists.flatMap(longFields))];
  return readPage(deps, page, { state: 'binned', search: '', newestFirst: true, leaveOut });
}

/** Across all lists, most recently changed first; without the bin. */
export async function searchRecords(
  { db }: Deps,
  text: string,
  limit: number,
): Promise<ListedRecord[]> {
  const search = searchWords(text);
  const leaveOut = [...new Set(lists.flatMap(longFields))];
  const wanted = { state: undefined, search, newestFirst: true, leaveOut, limit, offset: 0 };
  return (await listRows(db, wanted)).flatMap(listedRecord);
}

async function readPage(
  { db }: Deps,
  page: number,
  wanted: Omit<Rows, 'limit' | 'offset'>,
): Promise<Omit<ListedPage, 'counts'>> {
  const rows = { ...wanted, limit: RECORDS_A_PAGE, offset: 0 };
  const total = await countRows(db, rows);
  const pages = Math.max(1, Math.ceil(total / RECORDS_A_PAGE));
  const at = Math.min(Math.max(1, page), pages);
  const found = await listRows(db, { ...rows, offset: (at - 1) * RECORDS_A_PAGE });
  return { records: found.flatMap(listedRecord), total, page: at, pages };
}

/** Undefined for a list unknown to this release. */
function listedRecord({ values, ...row }: ListedRow): ListedRecord[] {
  const list = findList(row.list);
  if (list === undefined) return [];
  const inTable = list.fields.filter(({ inTable }) => inTable).map(({ name }) => name);
  const texts = formTexts(list, values);
  const columns = Object.fromEntries(inTable.map((name) => [name, texts[name] ?? '']));
  const field = list.fields.find(({ type }) => /^pictures?$/.test(type.input));
  const picture = field ? (texts[field.name] ?? '').split('\n', 1)[0] : undefined;
  return [{ ...row, columns, isOff: isOff(list, values), ...(field && { picture }) }];
}

/** Not read for a table. */
function longFields({ fields }: List): string[] {
  return fields.filter(({ type }) => type.input === 'html').map(({ name }) => name);
}

async function countsOf({ db }: Deps, list: string): Promise<ListedPage['counts']> {
  return inStates(await countStates(db, list));
}

function inStates(rows: readonly { state: RecordState; count: number }[]): ListedPage['counts'] {
  const none = { shown: 0, hidden: 0, draft: 0, scheduled: 0, binned: 0 };
  return Object.assign(none, Object.fromEntries(rows.map(({ state, count }) => [state, count])));
}
