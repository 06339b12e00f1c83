import { parsePaise } from './rupees';

const CURRENCY = '(?:₹|₨|rs\\.?|inr|rupees?)';
/** Indian grouping (lakhs and crores) or groups of three digits. */
const groupedBy = (sign: string) =>
  String.raw`[1-9]\d?(?:${sign}\d\d)*${sign}\d{3}|[1-9]\d{0,2}(?:${sign}\d{3})+`;
const NUMBER = String.raw`((?:${groupedBy(',')}|${groupedBy(' ')}|\d+)(?:\.\d{1,2})?)`;
/** The ending of a handwritten amount: 500/- */
const STROKE = String.raw`(?:/[-=\u2010-\u2015])?`;
const TYPED = new RegExp(`^${CURRENCY}? ?${NUMBER} ?${STROKE} ?${CURRENCY}?$`, 'i');

/** Longer input is not matched, to bound the cost of the pattern. */
const MAX_LENGTH = 60;

/** 'Rs. 1,20,000/-' becomes '120000'; ambiguous input stays unchanged. */
export function normalizeAmount(text: string): string {
  if (text.length > MAX_LENGTH) return text;
  const spaced = text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return TYPED.exec(spaced)?.[1]?.replace(/[, ]/g, '') ?? text;
}

/** In paise; undefined when the text is not an amount. */
export const parseTypedAmount = (text: string): number | undefined =>
  parsePaise(normalizeAmount(text));
