/** Gifts above Rs. 500 qualify for 80-G exemption. */
const EXEMPT_ABOVE_PAISE = 50_000;

export const isExempt = (paise: number): boolean => paise > EXEMPT_ABOVE_PAISE;
