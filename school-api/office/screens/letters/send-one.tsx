import type { Db } from '../../../db';
import { newToken } from '../../../platform';
import {
  findTemplateFor,
  type LetterText,
  letterErrors,
  normalizeLetter,
  type RecordKey,
  recallLetters,
  sendLetters,
} from '../../../records';
import { audited } from '../../audit';
import { redirectWithUndo } from '../../flash';
import { countNow } from '../../menu-counts';
import { redirectTo } from '../../response';
import type { OfficeRequest } from '../../route';
import { keptQuery } from '../../view/list-address';
import type { RecordAction } from '../records/screens';
import { showRecord } from '../records/show';
import { batchIn, type LetterDraft, readLetter } from './fields';

const ANSWERED =
  'Not sent yet: a colleague has written to this person or changed the status since you opened this page. Read what happened below, then send it if it is still right.';

export const sendOne: RecordAction = async (request, found, screens) => {
  const { deps, form, person: author, audit } = request;
  const { key, name: record, path, person } = found;
  const letter = normalizeLetter(readLetter(form));
  const errors = letterErrors(letter, key.kind);
  const again = (unsent: Omit<LetterDraft, keyof LetterText>) =>
    showRecord(request, found, screens, { letter: { ...letter, ...unsent } });
  if (Object.keys(errors).length > 0) return again({ errors });
  const entry = { action: `${key.kind} letter`, record, person };
  const batch = batchIn(form);
  const seen = form.get('seen') ?? '';
  const sending = { batch, author, settings: deps.config, now: deps.now(), seen };
  const send = (tx: Db) => sendLetters(tx, { ...letter, keys: [key] }, sending);
  const { isStale, letters } = await audited(request, entry, send, ({ sent }) => sent > 0);
  if (isStale) {
    await audit({ action: `${key.kind} letter refused`, record, person });
    return again({ notice: ANSWERED, status: 409 });
  }
  const leftOut = letters[0]?.leftOut;
  if (leftOut !== undefined) return again({ notice: `Not sent: ${leftOut}.` });
  return redirectWithUndo(request, path, 'letter-sent', undoOf(request, path, batch));
};

/** The text returns to the form for editing. */
export const undoOne: RecordAction = async (request, found, screens) => {
  const { deps, params, person } = request;
  const { key, name: record, path } = found;
  const isOwn = ({ kind, id }: RecordKey) => kind === key.kind && id === key.id;
  const entry = { action: `${key.kind} letter undone`, record, person: found.person };
  const by = { person, now: deps.now() };
  const recall = (tx: Db) => recallLetters(tx, { batch: params.batch ?? '', isOwn }, by);
  const [letter] = await audited(request, entry, recall, ({ length }) => length > 0);
  if (letter === undefined) return redirectTo(path, 'letter-gone');
  const notice = 'The email was not sent. You can change it and send it again.';
  const now = (await screens.find(request)) ?? found;
  const counts = await countNow(deps, person.role);
  return showRecord({ ...request, counts }, now, screens, {
    letter: { subject: letter.subject, text: letter.text, notice, status: 200 },
  });
};

const undoOf = ({ url }: OfficeRequest, path: string, batch: string) => ({
  action: `${path}/letters/${batch}/undo${keptQuery(url)}`,
});

/** Reminds a family of the registration fee, at most once a day. */
export const remindOfFee: RecordAction = async (request, { key, path, name: record, person }) => {
  const { deps, person: author } = request;
  const template = await findTemplateFor(deps.db, 'fee');
  if (template === undefined) return redirectTo(path, 'fee-not-reminded');
  const entry = { action: 'applications fee reminder', record, person };
  const batch = newToken();
  const { subject, text } = template;
  const draft = { subject, text, keys: [key], isFeeReminder: true };
  const sending = { batch, author, settings: deps.config, now: deps.now() };
  const remind = (tx: Db) => sendLetters(tx, draft, sending);
  const { sent } = await audited(request, entry, remind, (outcome) => outcome.sent > 0);
  if (sent === 0) return redirectTo(path, 'fee-not-reminded');
  return redirectWithUndo(request, path, 'fee-reminded', undoOf(request, path, batch));
};
