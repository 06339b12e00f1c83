import { isEmail } from '@/contract';
import { isTestMode } from '../../../money';
import {
  type OfficeFilter,
  type RecordKind,
  type Source,
  type Subject,
  searchIds,
} from '../../../records';
import type { AuditEntry, OfficeRequest } from '../../route';
import { readDays } from '../read-days';

type Request = Pick<OfficeRequest, 'url' | 'deps'>;

/** How a donation arrived, as in the address. */
const WAYS: Partial<Record<RecordKind, string>> = {
  donations: 'online',
  'offline-donations': 'offline',
};

/** In the address, where an empty filter means any. */
export const NO_CAUSE = '-';

/**
 * Filters in the address, shared by the list and its exports. A kind that they exclude has no source.
 * `cut`: the kinds with more search results than returned.
 */
export async function readSources(
  subjects: readonly Subject[],
  { url, deps }: Request,
): Promise<{ sources: Source[]; cut: RecordKind[] } | { problem: string }> {
  const param = (name: string) => url.searchParams.get(name)?.trim() || undefined;
  const days = readDays(url.searchParams);
  const completed = readDays(url.searchParams, ['completed', 'completed']);
  if (days === undefined || completed === undefined)
    return { problem: 'Enter a date such as 2026-04-01.' };
  const stated = subjects.flatMap((subject) => {
    const states = statesIn(subject, param);
    return states === undefined ? [] : [{ subject, states }];
  });
  if (stated.length === 0) return { problem: 'There is no such state.' };
  const common: OfficeFilter = {
    ...days,
    applyFor: param('class'),
    studentType: param('type'),
    testDay: param('day'),
    completed,
    answer: { state: param('answer'), now: deps.now() },
    release: param('release'),
    documents: param('documents'),
    vacancy: param('vacancy'),
    cause: param('cause') === NO_CAUSE ? '' : param('cause'),
    test: showsTests({ url, deps }),
  };
  const q = param('q');
  const sources: Source[] = [];
  const cut: RecordKind[] = [];
  for (const { subject, states } of stated) {
    const way = WAYS[subject.name];
    if (way !== undefined && (param('source') ?? way) !== way) continue;
    const matches = q === undefined ? undefined : await searchIds(deps.db, subject.name, q);
    if (matches?.isCut) cut.push(subject.name);
    const filter = { ...common, ...states, ...(matches && { ids: matches.ids }) };
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
  const tests = url.searchParams.get('tests');
  return tests === 'yes' || (tests !== 'no' && isTestMode(deps.config.payments));
}

/** Filters whose values reveal nothing about a person. */
const PLAIN = new Set([
  ...['state', 'progress', 'class', 'type', 'vacancy', 'answer', 'release', 'documents'],
  ...['source', 'tests', 'since', 'until', 'completed', 'day'],
]);
/** Only mentioned: a purpose may be a donor's own words. */
const MENTIONED: Readonly<Record<string, string>> = { q: 'search', cause: 'purpose' };

/**
 * A list's or export's filters, for the audit. Typed words are only mentioned; an email address
 * identifies the person concerned.
 */
export function rowLook({ searchParams }: URL): Pick<AuditEntry, 'person' | 'after'> {
  const filters = [...searchParams].filter(([, value]) => value.trim() !== '');
  const after = Object.fromEntries([
    ...filters.filter(([name]) => PLAIN.has(name)),
    ...filters.flatMap(([name]) => (MENTIONED[name] ? [[MENTIONED[name], 'yes']] : [])),
  ]);
  const q = searchParams.get('q')?.trim() ?? '';
  return { ...(Object.keys(after).length > 0 && { after }), ...(isEmail(q) && { person: q }) };
}
