import { newToken } from '../../../platform';
import { findTemplateFor, sendLetters } from '../../../records';
import { goTo } from '../../answer';
import { goUndoing } from '../../flash';
import type { RecordAct } from '../records/screens';

/** Reminds a family of the registration fee, at most once a day. */
export const remindOfFee: RecordAct = async (request, { key, path, name: record, person }) => {
  const { deps, person: author, audit } = request;
  const template = await findTemplateFor(deps.db, 'fee');
  if (template === undefined) return goTo(path, 'fee-not-reminded');
  await audit({ action: 'applications fee reminder', record, person });
  const batch = newToken();
  const { subject, text } = template;
  const { sent } = await sendLetters(
    deps.db,
    { subject, text, keys: [key], isFeeReminder: true },
    { batch, author, settings: deps.config, now: deps.now() },
  );
  if (sent === 0) return goTo(path, 'fee-not-reminded');
  return goUndoing(request, path, 'fee-reminded', { action: `${path}/letters/${batch}/undo` });
};
