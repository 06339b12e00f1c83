import { z } from 'zod';
import { redirectTo } from './response';
import type { Flash, OfficeDeps, OfficeRequest, Session } from './route';
import { isSignatureOf, officeKeyOrNone, sign } from './signing';
import type { Action } from './view/action';

type Deps = Pick<OfficeDeps, 'config' | 'log'>;

const MAX = 1_500;
const offers = z
  .array(
    z.union([
      z.object({ label: z.string(), href: z.string() }),
      z.object({
        label: z.string(),
        action: z.string(),
        fields: z.record(z.string(), z.string()).optional(),
      }),
    ]),
  )
  .max(3);

const dataOf = ({ id }: Session, message: string, text: string) => `${id} ${message} ${text}`;

/**
 * Redirects after a POST, with a message (a key of view/flash-messages.ts) and offers. Offers are
 * signed for the session, so that a link cannot put a button on a page. `without`: the message
 * if the offers are too long for an address.
 */
export function redirectWithOffers(
  { deps, session }: Pick<OfficeRequest, 'deps' | 'session'>,
  path: string,
  { message, offers: given, without = message }: Flash & { without?: string },
): Response {
  const key = officeKeyOrNone(deps, 'offer');
  const text = Buffer.from(JSON.stringify(given)).toString('base64url');
  if (given.length === 0 || key === undefined || text.length > MAX)
    return redirectTo(path, without);
  const signature = sign(dataOf(session, message, text), key).toString('base64url');
  return redirectTo(path, message, `${text}.${signature}`);
}

type Undo = { action: string; fields?: Readonly<Record<string, string>> };

export const redirectWithUndo = (
  request: Pick<OfficeRequest, 'deps' | 'session'>,
  path: string,
  message: string,
  undo: Undo,
): Response => redirectWithOffers(request, path, { message, offers: [{ label: 'Undo', ...undo }] });

/** An action's changes are identified by its time. */
export const momentField = (at: Date) => ({ at: String(at.getTime()) });

export function momentIn(form: URLSearchParams): Date {
  const value = form.get('at') ?? '';
  return new Date(/^\d{1,15}$/.test(value) ? Number(value) : 0);
}

/** The address as screens see it, without the message. */
export function readFlash(
  address: URL,
  deps: Deps,
  session: Session | undefined,
): { url: URL; flash: Flash | undefined } {
  const message = address.searchParams.get('message');
  const offer = address.searchParams.get('offer');
  if (message === null && offer === null) return { url: address, flash: undefined };
  const url = new URL(address);
  url.searchParams.delete('message');
  url.searchParams.delete('offer');
  if (message === null) return { url, flash: undefined };
  return { url, flash: { message, offers: readOffers(offer, message, deps, session) } };
}

function readOffers(
  offer: string | null,
  message: string,
  deps: Deps,
  session: Session | undefined,
): readonly Action[] {
  if (offer === null || session === undefined) return [];
  const [text = '', signature = ''] = offer.split('.');
  const key = officeKeyOrNone(deps, 'offer');
  const data = dataOf(session, message, text);
  const sent = Buffer.from(signature, 'base64url');
  if (key === undefined || !isSignatureOf(data, sent, key)) return [];
  return offers.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
}
