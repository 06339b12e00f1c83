import {
  findChosen,
  keyName,
  type ListedKey,
  type Place,
  type Sort,
  type Subject,
} from '../../../records';
import type { OfficeRequest } from '../../route';
import { readPlace, writePlace } from './filter';

/** As it stands in the address: 'name', or '-name' for the last one first. */
const BY_DATE = '-date';

export const sortOf = (text: string): Sort => ({
  by: text.replace(/^-/, ''),
  isDescending: text.startsWith('-'),
});

/** One that all of the list have, else by date. */
export function readSort({ searchParams }: URL, subjects: readonly Subject[]): string {
  const text = searchParams.get('sort') ?? BY_DATE;
  const { by } = sortOf(text);
  const isKnown = by === 'date' || subjects.every(({ sorts = [] }) => sorts.includes(by));
  return isKnown ? text : BY_DATE;
}

/** The place where a page of the list begins or ends; undefined where its record is gone. */
export async function readEnd(
  { url, deps }: Pick<OfficeRequest, 'url' | 'deps'>,
  end: 'before' | 'after',
  { subjects, sort }: { subjects: readonly Subject[]; sort: Sort },
): Promise<Place | undefined> {
  const text = url.searchParams.get(end);
  if (text === null || sort.by === 'date') return readPlace(text);
  const [place] = await findChosen(deps.db, subjects, [text], sort);
  return place;
}

/** In another order than by date a record is named: what it is sorted by may be a name. */
export function writeEnd(key: ListedKey | null, { by }: Sort): string | null {
  return by === 'date' || key === null ? writePlace(key) : keyName(key);
}
