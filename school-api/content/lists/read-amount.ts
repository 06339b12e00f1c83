const LONGEST = 40;
const MARKS = /^(?:₹|rs\.?|inr)|(?:\/-|₹|rs\.?|inr)$/gi;
/** Groups of two or three digits, as in India; '1,50' could be one and a half, so it is refused. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;
const PLAIN = /^\d+(?:\.\d+)?$/;

/** '1,500.50' or '₹ 1,500' as a number; undefined if it is none. */
export function readAmount(cell: string): number | undefined {
  if (cell.length > LONGEST) return undefined;
  const text = cell.trim().replace(MARKS, '').trim();
  return GROUPED.test(text) || PLAIN.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}
