import { addNote, noteError, type RecordKey, rowNumber, strikeNote } from '../../../records';
import { goTo } from '../../answer';
import { notFoundPage } from '../../pages';
import type { OfficeRequest } from '../../route';

type NotedRecord = {
  key: RecordKey;
  path: string;
  /** For the audit. */
  record: string;
  person: string;
  /** Its page once more, with what was typed. */
  again: (typed: { value: string; error: string }) => Promise<Response>;
};

export async function writeNote(request: OfficeRequest, of: NotedRecord): Promise<Response> {
  const { deps, form, person: author, audit } = request;
  const text = form.get('text') ?? '';
  const error = noteError(text);
  if (error !== undefined) return of.again({ value: text, error });
  // What it says stays in the record, and goes with it.
  const { record, person } = of;
  await audit({ action: `${of.key.kind} note`, record, person });
  const note = { text, author, now: deps.now() };
  await deps.db.transaction((tx) => addNote(tx, of.key, note));
  return goTo(of.path, 'note-kept');
}

export async function strike(
  request: OfficeRequest,
  of: Omit<NotedRecord, 'again'>,
): Promise<Response> {
  const { deps, params, person: author, audit } = request;
  const note = rowNumber(params.note ?? '');
  if (note === undefined) return notFoundPage(request);
  const { record, person } = of;
  await audit({ action: `${of.key.kind} note struck`, record, person });
  const struck = { note, author, now: deps.now() };
  const isOwn = await deps.db.transaction((tx) => strikeNote(tx, of.key, struck));
  return isOwn ? goTo(of.path, 'note-struck') : notFoundPage(request);
}
