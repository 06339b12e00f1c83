import { PAISE_PER_RUPEE } from './money';

const ABOVE_RUPEES = 500;

/** Only for the pages for which the specification quotes it. */
export const EXEMPTION_RULE = `Donations above Rs.${ABOVE_RUPEES} qualify for 80-G exemption.`;

/** What a receipt may claim is in school-api/money/tax. */
export const isExempt = (paise: number): boolean => paise > ABOVE_RUPEES * PAISE_PER_RUPEE;
