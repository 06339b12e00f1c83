import { PAISE_PER_RUPEE } from './money';

const ABOVE_RUPEES = 500;

/** The specification's sentence, on the pages for which it quotes it, and nowhere else. */
export const EXEMPTION_RULE = `Donations above Rs.${ABOVE_RUPEES} qualify for 80-G exemption.`;

/** From which amount the school speaks of it; what it may claim besides is in school-api/money/tax. */
export const isExempt = (paise: number): boolean => paise > ABOVE_RUPEES * PAISE_PER_RUPEE;
