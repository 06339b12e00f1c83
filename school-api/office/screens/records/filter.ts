import { isEmail } from '@/contract';
import { isTestMode } from '../../../money';
import {
  type Cursor,
  findChosen,
  keyName,
  type ListedKey,
  type OfficeFilter,
  type RecordKind,
  type Sort,
  type Source,
  type Subject,
  searchIds,
} from '../../../records';
import type { AuditEntry, OfficeRequest } from '../../route';
import { readDays } from '../read-days';

type Request = Pick<OfficeRequest, 'url' | 'deps'>;

/** `cut`: the kinds with more search results than returned. */
/** How a donation arrived, as in the address. */
const WAYS: Partial<Record<RecordKind, string>> = {
  donations: 'online',
  'offline-donations': 'offline',
};

/** Filters in the address, shared by the list and its exports. A kind that they exclude has no source. */
export async function readSources(
  subjects: readonly Subject[],
  { url, deps }: Request,
): Promise<{ sources: Source[]; cut: RecordKind[] } | { problem: string }> {
  const given = (name: string) => url.searchParams.get(name)?.trim() || undefined;
  const days = readDays(url.searchParams);
  if (days === undefined) return { problem: 'Enter a date such as 2026-04-01.' };
  const stated = subjects.flatMap((subject) => {
    const states = statesIn(subject, given);
    return states === undefined ? [] : [{ subject, states }];
  });
  if (stated.length === 0) return { problem: 'There is no such state.' };
  const common: OfficeFilter = {
    ...days,
    applyFor: given('class'),
    studentType: given('type'),
    testDay: given('day'),
    vacancy: given('vacancy'),
    test: showsTests({ url, deps }),
  };
  const q = given('q');
  const sources: Source[] = [];
  const cut: RecordKind[] = [];
  for (const { subject, states } of stated) {
    const way = WAYS[subject.name];
    if (way !== undefined && (given('source') ?? way) !== way) continue;
    const found = q === undefined ? undefined : await searchIds(deps.db, subject.name, q);
    if (found?.isCut) cut.push(subject.name);
    const filter = { ...common, ...states, ...(found && { ids: found.ids }) };
    sources.push({ subject, filter });
  }
  return { sources, cut };
}

type States = Pick<OfficeFilter, 'state' | 'officeState'>;

/** Undefined if the subject has no such state. */
function statesIn(
  { states = [], officeStates }: Subject,
  given: (name: string) => string | undefined,
): States | undefined {
  const state = given(officeStates ? 'progress' : 'state');
  const officeState = officeStates && given('state');
  if (state !== undefined && !states.includes(state)) return undefined;
  if (officeState !== undefined && !officeStates?.includes(officeState)) return undefined;
  return { state, officeState };
}

/** Default if no real money can arrive. */
export function showsTests({ url, deps }: Request): boolean {
  const given = url.searchParams.get('tests');
  return given === 'yes' || (given !== 'no' && isTestMode(deps.config.payments));
}

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

/** Filters whose values reveal nothing about a person. */
const PLAIN = new Set([
  ...['state', 'progress', 'class', 'type', 'vacancy', 'source', 'tests', 'since', 'until'],
]);

/**
 * A list's or export's filters, for the audit. Search text is only mentioned; an email address
 * identifies the person concerned.
 */
export function rowLook({ searchParams }: URL): Pick<AuditEntry, 'person' | 'after'> {
  const given = [...searchParams].filter(([, value]) => value.trim() !== '');
  const after = Object.fromEntries([
    ...given.filter(([name]) => PLAIN.has(name)),
    ...given.filter(([name]) => name === 'q').map(() => ['search', 'yes']),
  ]);
  const q = searchParams.get('q')?.trim() ?? '';
  return { ...(Object.keys(after).length > 0 && { after }), ...(isEmail(q) && { person: q }) };
}
