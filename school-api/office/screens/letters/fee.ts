import { newToken } from '../../../platform';
import { findTemplateFor, sendLetters } from '../../../records';
import { goTo } from '../../answer';
import { goOffering } from '../../flash';
import type { OfficeRequest } from '../../route';
import type { Found } from '../records/screens';

/** Reminds a family of the registration fee, at most once a day. */
export async function remindOfFee(
  request: OfficeRequest,
  { key, path, name: record, person }: Found,
): Promise<Response> {
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
  const undo = { label: 'Undo', action: `${path}/letters/${batch}/undo` };
  return goOffering(request, path, { said: 'fee-reminded', offers: [undo] });
}
