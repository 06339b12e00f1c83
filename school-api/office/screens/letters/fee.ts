import type { Db } from '../../../db';
import { newToken } from '../../../platform';
import { findTemplateFor, sendLetters } from '../../../records';
import { goTo } from '../../answer';
import { audited } from '../../audit';
import { goUndoing } from '../../flash';
import type { RecordAct } from '../records/screens';

/** Reminds a family of the registration fee, at most once a day. */
export const remindOfFee: RecordAct = async (request, { key, path, name: record, person }) => {
  const { deps, person: author } = request;
  const template = await findTemplateFor(deps.db, 'fee');
  if (template === undefined) return goTo(path, 'fee-not-reminded');
  const entry = { action: 'applications fee reminder', record, person };
  const batch = newToken();
  const { subject, text } = template;
  const draft = { subject, text, keys: [key], isFeeReminder: true };
  const sending = { batch, author, settings: deps.config, now: deps.now() };
  const remind = (tx: Db) => sendLetters(tx, draft, sending);
  const { sent } = await audited(request, entry, remind, (outcome) => outcome.sent > 0);
  if (sent === 0) return goTo(path, 'fee-not-reminded');
  return goUndoing(request, path, 'fee-reminded', { action: `${path}/letters/${batch}/undo` });
};
