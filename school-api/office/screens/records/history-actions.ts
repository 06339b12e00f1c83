import type { Db } from '../../../db';
import { resendMail } from '../../../mail';
import { addNote, historyOf, noteError, rowNumber, strikeNote } from '../../../records';
import { audited } from '../../audit';
import { notFoundPage } from '../../pages';
import { redirectTo } from '../../response';
import type { RecordAction } from './screens';
import { showRecord } from './show';

export const writeNote: RecordAction = async (request, found, screens) => {
  const { deps, form, person: author } = request;
  const text = form.get('text') ?? '';
  const error = noteError(text);
  if (error !== undefined)
    return showRecord(request, found, screens, { note: { value: text, error } });
  const { key, path, name, person } = found;
  // The text stays in the record, and is erased with it.
  const entry = { action: `${key.kind} note`, record: name, person };
  const note = { text, author, now: deps.now() };
  await audited(request, entry, (tx) => addNote(tx, key, note));
  return redirectTo(path, 'note-saved');
};

export const strike: RecordAction = async (request, { key, path, name, person }) => {
  const { deps, params, person: author } = request;
  const note = rowNumber(params.note ?? '');
  if (note === undefined) return notFoundPage(request);
  const entry = { action: `${key.kind} note struck`, record: name, person };
  const struck = { note, author, now: deps.now() };
  const strikeIt = (tx: Db) => strikeNote(tx, key, struck);
  const outcome = await audited(request, entry, strikeIt, (one) => one === 'struck');
  return outcome ? redirectTo(path, 'note-struck') : notFoundPage(request);
};

/**
 * Only an email of this record: other numbers are ignored. A second press on the same page sends nothing,
 * as the first has added to the history.
 */
export const resend: RecordAction = async (request, { key, path, person }) => {
  const { deps, params } = request;
  const number = rowNumber(params.mail ?? '');
  const history = await historyOf(deps.db, key);
  if (number === undefined || !history.some(({ mail }) => mail?.id === number)) {
    return notFoundPage(request);
  }
  const seen = request.form.get('events');
  if (seen !== String(history.length)) return redirectTo(path, 'mail-not-sent-again');
  const entry = { action: 'mail resend', record: `mail ${number}`, person };
  const resent = (tx: Db) => resendMail(tx, number, deps.now());
  const { done } = await audited(request, entry, resent, (outcome) => outcome.done);
  return redirectTo(path, done ? 'mail-resent' : 'mail-not-resent');
};
