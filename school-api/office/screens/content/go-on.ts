import { goOffering } from '../../flash';
import { ownPath } from '../../own-site';
import type { OfficeRequest } from '../../route';
import { CONTENT } from './find';

/** The act that takes the last one back. */
type Undo = { action: string; fields?: Record<string, string> };

/** Back to where the button was, if that is a page of the content; a fragment leads the keyboard there. */
export function goOn(
  request: OfficeRequest,
  { to, said, at, undo }: { to: string; said: string; at?: string; undo?: Undo | undefined },
): Response {
  const back = ownPath(request.form.get('back'));
  const isOwn = back.split('?')[0] === CONTENT.href || back.startsWith(`${CONTENT.href}/`);
  const path = isOwn ? back : to;
  const offers = undo ? [{ label: 'Undo', ...undo, fields: { ...undo.fields, back: path } }] : [];
  const response = goOffering(request, path, { said, offers });
  const location = response.headers.get('location');
  if (at && location) response.headers.set('location', `${location}#${at}`);
  return response;
}
