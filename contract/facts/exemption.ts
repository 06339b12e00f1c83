import { PAISE_PER_RUPEE } from './money';

const ABOVE_RUPEES = 500;

/** Only for pages where the specification quotes it. */
export const EXEMPTION_RULE = `Donations above Rs.${ABOVE_RUPEES} qualify for 80-G exemption.`;

/** school-api/money/tax decides what a receipt may claim. */
export const isExempt = (paise: number): boolean => paise > ABOVE_RUPEES * PAISE_PER_RUPEE;
