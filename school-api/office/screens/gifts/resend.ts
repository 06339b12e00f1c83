import { resendMail } from '../../../mail';
import { rowNumber, storyOfGift } from '../../../records';
import { goTo } from '../../answer';
import type { OfficeRequest } from '../../route';
import { findOffline, findOnline, isOnline, pathOfGift } from './find';
import { noSuchGift } from './missing';

/** Only a mail of this gift: the number of another one stands for nothing here. */
export async function resendGiftMail(request: OfficeRequest): Promise<Response> {
  const { deps, params, url, audit } = request;
  const { id = '', mail = '' } = params;
  const found = isOnline(url) ? await findOnline(deps.db, id) : await findOffline(deps.db, id);
  if (found === undefined) return noSuchGift(request);
  const kind = isOnline(url) ? 'donations' : 'gifts';
  const story = await storyOfGift(deps.db, { kind, id });
  const number = rowNumber(mail);
  const isOwn = story.some((event) => event.mail !== undefined && event.mail.id === number);
  if (number === undefined || !isOwn) return noSuchGift(request);
  const person = found.receipt?.email ?? '';
  await audit({ action: 'mail resend', record: `mail ${number}`, person });
  const { done } = await resendMail(deps.db, number, deps.now());
  return goTo(pathOfGift(url, id), done ? 'mail-resent' : 'mail-not-resent');
}
