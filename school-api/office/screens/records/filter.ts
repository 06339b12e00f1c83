import {
  type Cursor,
  type OfficeFilter,
  type SearchKind,
  type Subject,
  searchIds,
} from '../../../records';
import type { OfficeRequest } from '../../route';
import { showsTests } from '../gifts/filter';
import { readDays } from '../read-days';

type Request = Pick<OfficeRequest, 'url' | 'deps'>;

/** `isCut`: the search found more than were looked through. */
export type ReadFilter = { filter: OfficeFilter; isCut: boolean } | { problem: string };

/** The filters of the address; the list and its exports read them alike. */
export async function readRecordFilter(
  subject: Subject,
  { url, deps }: Request,
): Promise<ReadFilter> {
  const given = (name: string) => url.searchParams.get(name)?.trim() || undefined;
  const days = readDays(url.searchParams);
  if (days === undefined) return { problem: 'Please write a day as 2026-04-01.' };
  const officeState = given('state');
  const state = given('progress');
  const isKnown = (one: string | undefined, known: readonly string[] = []) =>
    one === undefined || known.includes(one);
  if (!isKnown(officeState, subject.officeStates) || !isKnown(state, subject.states)) {
    return { problem: 'There is no such state.' };
  }
  const [applyFor, studentType, vacancy] = [given('class'), given('type'), given('vacancy')];
  const q = given('q');
  const found = q === undefined ? undefined : await searchIds(deps.db, kindOf(subject), q);
  return {
    isCut: found?.isCut === true,
    filter: {
      ...days,
      ...(officeState !== undefined && { officeState }),
      ...(state !== undefined && { state }),
      ...(applyFor !== undefined && { applyFor }),
      ...(studentType !== undefined && { studentType }),
      ...(vacancy !== undefined && { vacancy }),
      ...(found && { ids: found.ids }),
      test: showsTests({ url, deps }),
    },
  };
}

const KINDS: readonly SearchKind[] = ['applications', 'donations', 'gifts', 'messages', 'jobs'];

function kindOf({ name }: Subject): SearchKind {
  const kind = KINDS.find((one) => one === name);
  if (kind === undefined) throw new Error(`${name} cannot be searched`);
  return kind;
}

const CURSOR = /^(\d{1,15})\.(\d{1,9})$/;

/** Undefined for anything but a cursor that `writeCursor` wrote. */
export function readCursor(text: string | null): Cursor | undefined {
  const [, time, number] = CURSOR.exec(text ?? '') ?? [];
  const at = new Date(Number(time));
  if (number === undefined || Number.isNaN(at.getTime())) return undefined;
  return { at, id: Number(number) };
}

export const writeCursor = (cursor: Cursor | null): string | null =>
  cursor && `${cursor.at.getTime()}.${cursor.id}`;
