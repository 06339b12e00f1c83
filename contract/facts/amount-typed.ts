import { parsePaise } from './rupees';

const CURRENCY = '(?:₹|₨|rs\\.?|inr|rupees?)';
/** Thousands, lakhs and crores, or thousands and millions. */
const groupedBy = (sign: string) =>
  String.raw`[1-9]\d?(?:${sign}\d\d)*${sign}\d{3}|[1-9]\d{0,2}(?:${sign}\d{3})+`;
const NUMBER = String.raw`((?:${groupedBy(',')}|${groupedBy(' ')}|\d+)(?:\.\d{1,2})?)`;
/** The stroke that closes an amount on paper: 500/- */
const STROKE = String.raw`(?:/[-=\u2010-\u2015])?`;
const TYPED = new RegExp(`^${CURRENCY}? ?${NUMBER} ?${STROKE} ?${CURRENCY}?$`, 'i');

/** Longer than any amount with its signs; what is longer is not read at all. */
const MAX_LENGTH = 60;

/** 'Rs. 1,20,000/-' as 120000; whatever could be meant in two ways stays as it is. */
export function tidyAmount(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  const spaced = text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return TYPED.exec(spaced)?.[1]?.replace(/[, ]/g, '') ?? text;
}

/** What a donor has typed, in paise; undefined while it is no amount. */
export const paiseTyped = (text: string): number | undefined => parsePaise(tidyAmount(text));
