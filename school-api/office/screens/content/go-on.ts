import { goTo } from '../../answer';
import { ownPath } from '../../own-site';
import type { OfficeRequest } from '../../route';
import { CONTENT } from './find';

/** Back to where the button was, if that is a page of the content; a fragment leads the keyboard there. */
export function goOn(
  { form }: OfficeRequest,
  { to, said, at }: { to: string; said?: string; at?: string },
): Response {
  const back = ownPath(form.get('back'));
  const isOwn = back.split('?')[0] === CONTENT.href || back.startsWith(`${CONTENT.href}/`);
  const response = goTo(isOwn ? back : to, said);
  const location = response.headers.get('location');
  if (at && location) response.headers.set('location', `${location}#${at}`);
  return response;
}
