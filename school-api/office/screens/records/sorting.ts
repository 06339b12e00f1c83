import {
  type Cursor,
  findChosen,
  keyName,
  type ListedKey,
  type Sort,
  type Subject,
} from '../../../records';
import type { OfficeRequest } from '../../route';

const CURSOR = /^(\d{1,15})\.(\d{1,15})\.([\w-]{1,128})$/;

/** Undefined for anything not written by `writeCursor`. */
function readCursor(text: string | null): Cursor | undefined {
  const [, at, entered, id] = CURSOR.exec(text ?? '') ?? [];
  if (at === undefined || entered === undefined || id === undefined) return undefined;
  const from = { at: new Date(Number(at)), entered: new Date(Number(entered)), id };
  return [from.at, from.entered].some((one) => Number.isNaN(one.getTime())) ? undefined : from;
}

function writeCursor(from: Cursor | null): string | null {
  return from && `${from.at.getTime()}.${from.entered.getTime()}.${from.id}`;
}

/** As in the address: 'name', or '-name' for descending. */
const BY_DATE = '-date';

export const sortOf = (text: string): Sort => ({
  by: text.replace(/^-/, ''),
  isDescending: text.startsWith('-'),
});

/** A sort that all kinds in the list have, otherwise by date. */
export function readSort({ searchParams }: URL, subjects: readonly Subject[]): string {
  const text = searchParams.get('sort') ?? BY_DATE;
  const { by } = sortOf(text);
  const isKnown = by === 'date' || subjects.every(({ sorts = [] }) => sorts.includes(by));
  return isKnown ? text : BY_DATE;
}

/** The cursor of a page; undefined if its record is gone. */
export async function readEnd(
  { url, deps }: Pick<OfficeRequest, 'url' | 'deps'>,
  end: 'before' | 'after',
  { subjects, sort }: { subjects: readonly Subject[]; sort: Sort },
): Promise<Cursor | undefined> {
  const text = url.searchParams.get(end);
  if (text === null || sort.by === 'date') return readCursor(text);
  const [cursor] = await findChosen(deps.db, subjects, [text], sort);
  return cursor;
}

/** For other sorts than by date only the record is named, since the sort value may be a name. */
export function writeEnd(key: ListedKey | null, { by }: Sort): string | null {
  return by === 'date' || key === null ? writeCursor(key) : keyName(key);
}
