import { addNote, noteError, rowNumber, strikeNote } from '../../../records';
import { goTo } from '../../answer';
import { notFoundPage } from '../../pages';
import type { OfficeRequest } from '../../route';
import type { Found, Screens } from './screens';
import { showRecord } from './show';

export async function writeNote<F extends Found>(
  request: OfficeRequest,
  found: F,
  screens: Screens<F>,
): Promise<Response> {
  const { deps, form, person: author, audit } = request;
  const text = form.get('text') ?? '';
  const error = noteError(text);
  if (error !== undefined)
    return showRecord(request, found, screens, { note: { value: text, error } });
  const { key, path, name, person } = found;
  // What it says stays in the record, and goes with it.
  await audit({ action: `${key.kind} note`, record: name, person });
  const note = { text, author, now: deps.now() };
  await deps.db.transaction((tx) => addNote(tx, key, note));
  return goTo(path, 'note-kept');
}

export async function strike(
  request: OfficeRequest,
  { key, path, name, person }: Found,
): Promise<Response> {
  const { deps, params, person: author, audit } = request;
  const note = rowNumber(params.note ?? '');
  if (note === undefined) return notFoundPage(request);
  await audit({ action: `${key.kind} note struck`, record: name, person });
  const struck = { note, author, now: deps.now() };
  const isOwn = await deps.db.transaction((tx) => strikeNote(tx, key, struck));
  return isOwn ? goTo(path, 'note-struck') : notFoundPage(request);
}
