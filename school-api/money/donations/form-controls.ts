import { CITIZEN_CONTROL, FOREIGN_GIFTS_CONTROL } from '@/contract';
import type { TaxSettings } from '../tax/variables';

/** Tells the site which questions about a donation this server takes the answers of. */
export function donationControls(tax: TaxSettings | undefined) {
  const citizen = { key: CITIZEN_CONTROL, field_name: 'Indian citizen', status: 1 };
  const foreign = { key: FOREIGN_GIFTS_CONTROL, field_name: 'Foreign contributions', status: 1 };
  return tax?.fcra === undefined ? [citizen] : [citizen, foreign];
}
