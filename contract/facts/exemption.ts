import { PAISE_PER_RUPEE } from './money';

const ABOVE_RUPEES = 500;

export const EXEMPT_ABOVE = `Rs.${ABOVE_RUPEES}`;

/** Shown before a donation. */
export const EXEMPTION_RULE = `Donations above ${EXEMPT_ABOVE} qualify for 80-G exemption.`;

/** Shown for one donation, on the confirmation and in the receipt mail. */
export const EXEMPTION_OF_GIFT =
  'Your donation qualifies for 80-G exemption. The office sends the certificate on request.';

export const isExempt = (paise: number): boolean => paise > ABOVE_RUPEES * PAISE_PER_RUPEE;
