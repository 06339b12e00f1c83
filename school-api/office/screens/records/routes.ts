import type { OfficeRequest, OfficeRoute } from '../../route';
import { letterRoutes } from '../letters/progress';
import { sendOne, undoOne } from '../letters/send-one';
import { actionRoutes, type ListAction } from './actions';
import { confirmErase, eraseEverything, eraseRecord, erasers } from './erase';
import { resend, strike, writeNote } from './history-actions';
import { type ListOf, listRoute } from './list';
import { noSuchRecord } from './missing';
import type { Found, FoundRecord, RecordAction, Screens } from './screens';
import { type StateList, undoStateRoute } from './set-states';
import { showRecord } from './show';

const withRecord =
  <F extends Found>(screens: Screens<F>, action: RecordAction<F>) =>
  async (request: OfficeRequest): Promise<Response> => {
    const found = await screens.find(request);
    if (found === undefined) return noSuchRecord(request, screens.subject.singular, screens.list);
    return inList(await action(request, found, screens), found, request);
  };

const head = ['head'] as const;

/** Returns to the record with its list, so that next and previous stay the same. */
function inList(response: Response, { path }: Found, { url }: OfficeRequest): Response {
  const location = response.headers.get('location');
  if (location === null || url.search === '') return response;
  const to = new URL(location, url);
  if (to.pathname !== path) return response;
  const query = new URLSearchParams([...url.searchParams, ...to.searchParams]);
  return new Response(null, { status: 303, headers: { location: `${path}?${query}` } });
}

/** Something to see or do below the page of a record. */
export const below =
  <F extends Found>(screens: Screens<F>) =>
  (
    method: OfficeRoute['method'],
    name: string,
    run: RecordAction<F>,
    roles = screens.roles,
  ): OfficeRoute => ({
    method,
    path: `${screens.path}/${name}`,
    roles,
    run: withRecord(screens, run),
  });

/** A kind's record page, and its actions. */
export function recordRoutes<F extends Found>(screens: Screens<F>): OfficeRoute[] {
  const { path, roles, readers = roles, erase } = screens;
  const route = below(screens);
  const erasing = { ...route('POST', 'erase', eraseRecord, erasers(screens)), confirm: 'Erase' };
  return [
    { method: 'GET', path, roles: readers, run: withRecord(screens, showRecord) },
    route('POST', 'notes', writeNote),
    route('POST', 'notes/:note/strike', strike),
    route('POST', 'letters', sendOne),
    route('POST', 'letters/:batch/undo', undoOne),
    route('POST', 'mails/:mail', resend),
    route('GET', 'erase', confirmErase, erase ? roles : head),
    ...(erase ? [erasing] : []),
    { ...route('POST', 'erase-person', eraseEverything, head), confirm: 'Erase everything' },
  ];
}

/** A kind of record with a list and states: the list, its bulk actions, and each page. */
export function kindRoutes<Row>(
  of: Screens<FoundRecord> & StateList,
  listOf: ListOf<Row>,
  actions: readonly ListAction[],
): OfficeRoute[] {
  const { subject, list, roles, readers = roles } = of;
  return [
    { method: 'GET', path: list.href, roles: readers, run: listRoute(listOf) },
    ...actionRoutes(list, [subject], actions),
    undoStateRoute(of),
    ...letterRoutes(list, [subject], roles),
    ...recordRoutes(of),
  ];
}
