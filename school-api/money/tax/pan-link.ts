import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Receipt } from '../../db';
import type { AboutTax } from '../../mail';
import { exclusionReasons, taxNoteOf } from './claim';
import { deriveKey, type PanKey, readPanKey } from './pan-key';
import type { TaxSettings } from './variables';

const PURPOSE = 'link of a receipt mail';

/** Names a receipt and proves that its email was received. Contains no name, address or amount. */
export function panToken(receiptNumber: string, panKey: PanKey): string {
  return `${Buffer.from(receiptNumber).toString('base64url')}.${signatureOf(receiptNumber, panKey)}`;
}

/** Undefined for anything but a token of this school. */
export function receiptOfToken(token: string, panKey: PanKey): string | undefined {
  const [name = '', signature = ''] = token.split('.');
  const receiptNumber = Buffer.from(name, 'base64url').toString('utf8');
  const expected = Buffer.from(signatureOf(receiptNumber, panKey));
  const actual = Buffer.from(signature);
  const isSame = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isSame ? receiptNumber : undefined;
}

type Donation = Parameters<typeof exclusionReasons>[0] & Pick<Receipt, 'number'>;

/** In the fragment, which reaches no server or log. Undefined if no PAN is requested. */
export function panLinkOf(donation: Donation, settings: TaxSettings): string | undefined {
  const { siteUrl = '' } = settings;
  if (exclusionReasons(donation, settings).length > 0 || !URL.canParse(siteUrl)) return undefined;
  const panKey = keyOrNone(settings);
  if (panKey === undefined) return undefined;
  return `${new URL(siteUrl).origin}/donate-register#pan=${panToken(donation.number, panKey)}`;
}

/** A receipt is sent without a link rather than not at all; `check` reports a wrong key. */
function keyOrNone({ panKey }: TaxSettings): PanKey | undefined {
  try {
    return readPanKey(panKey);
  } catch {
    return undefined;
  }
}

function signatureOf(receiptNumber: string, panKey: PanKey): string {
  return createHmac('sha256', deriveKey(panKey, PURPOSE)).update(receiptNumber).digest('base64url');
}

/** For a donation's receipt email. */
export const aboutTax =
  (settings: TaxSettings): AboutTax =>
  (mailed, phone) => {
    const donation = { ...mailed, purpose: 'donation' } as const;
    const note = taxNoteOf(donation, settings, phone);
    return { note, panLink: panLinkOf(donation, settings) };
  };
