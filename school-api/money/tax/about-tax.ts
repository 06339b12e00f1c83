import type { AboutTax } from '../../mail';
import { taxNoteOf } from './claim';
import { panLinkOf } from './pan-link';
import type { TaxSettings } from './variables';

/** For the receipt mail of a donation. */
export const aboutTax =
  (settings: TaxSettings): AboutTax =>
  (gift, phone) => ({
    note: taxNoteOf({ ...gift, purpose: 'donation' }, settings, phone),
    panLink: panLinkOf(gift, settings),
  });
