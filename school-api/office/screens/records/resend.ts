import { resendMail } from '../../../mail';
import { rowNumber, storyOf } from '../../../records';
import { goTo } from '../../answer';
import { notFoundPage } from '../../pages';
import type { OfficeRequest } from '../../route';
import type { Found } from './screens';

/** Only a mail of this record: the number of another one stands for nothing here. */
export async function resend(
  request: OfficeRequest,
  { key, path, person }: Found,
): Promise<Response> {
  const { deps, params, audit } = request;
  const number = rowNumber(params.mail ?? '');
  const story = await storyOf(deps.db, key);
  if (number === undefined || !story.some(({ mail }) => mail?.id === number)) {
    return notFoundPage(request);
  }
  await audit({ action: 'mail resend', record: `mail ${number}`, person });
  const { done } = await resendMail(deps.db, number, deps.now());
  return goTo(path, done ? 'mail-resent' : 'mail-not-resent');
}
