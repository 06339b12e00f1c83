import type { OfficeRequest, OfficeRoute } from '../../route';
import { sendOne, undoOne } from '../letters/one';
import { askToErase, eraseRecord, erasers, eraseWhole } from './erase';
import { noSuchRecord } from './missing';
import { strike, writeNote } from './notes';
import { resend } from './resend';
import { type Found, type Screens, singularOf } from './screens';
import { showRecord } from './show';

type Act<F extends Found> = (
  request: OfficeRequest,
  found: F,
  screens: Screens<F>,
) => Response | Promise<Response>;

/** Runs an action on a record that is there. */
export const withRecord =
  <F extends Found>(screens: Screens<F>, act: Act<F>) =>
  async (request: OfficeRequest): Promise<Response> => {
    const found = await screens.find(request);
    if (found === undefined) return noSuchRecord(request, singularOf(screens), screens.list);
    return inList(await act(request, found, screens), found, request);
  };

const head = ['head'] as const;

/** Back to the record with the list that it was opened from: what comes next stays the same. */
function inList(response: Response, { path }: Found, { url }: OfficeRequest): Response {
  const location = response.headers.get('location');
  if (location === null || url.search === '') return response;
  const to = new URL(location, url);
  if (to.pathname !== path) return response;
  const query = new URLSearchParams([...url.searchParams, ...to.searchParams]);
  return new Response(null, { status: 303, headers: { location: `${path}?${query}` } });
}

/** The page of a kind of record, and what can be done there. */
export function recordRoutes<F extends Found>(screens: Screens<F>): OfficeRoute[] {
  const show: Act<F> = (request, found) => showRecord(request, found, screens);
  const { path, roles, readers = roles, erase } = screens;
  const post = (action: string, act: Act<F>, by = roles): OfficeRoute => ({
    method: 'POST',
    path: `${path}/${action}`,
    roles: by,
    run: withRecord(screens, act),
  });
  return [
    { method: 'GET', path, roles: readers, run: withRecord(screens, show) },
    post('notes', writeNote),
    post('notes/:note/strike', strike),
    post('letters', sendOne),
    post('letters/:batch/undo', undoOne),
    post('mails/:mail', resend),
    {
      ...{ method: 'GET', path: `${path}/erase`, roles: erase ? roles : head },
      run: withRecord(screens, askToErase),
    },
    ...(erase
      ? [{ ...post('erase', eraseRecord, erasers(screens)), confirm: 'Erase' } as const]
      : []),
    { ...post('erase-person', eraseWhole, head), confirm: 'Erase everything' },
  ];
}
