import { PAISE_PER_RUPEE } from './money';

const AMOUNT = /^([0-9]{1,12})(?:\.([0-9]{1,2}))?$/;

/** Rupees with up to two decimals to paise, without floating point; undefined for other formats. */
export function parsePaise(amount: string): number | undefined {
  const [, rupees, fraction = ''] = AMOUNT.exec(amount) ?? [];
  if (rupees === undefined) return undefined;
  return Number(rupees) * PAISE_PER_RUPEE + Number(fraction.padEnd(2, '0'));
}

/** ₹1,20,000; decimals only for a fraction of a rupee. */
export function formatRupees(amount: number): string {
  return Number.isInteger(amount)
    ? withSign(amount, grouped)
    : formatPaise(Math.round(amount * PAISE_PER_RUPEE));
}

/** ₹1,20,000.00 from paise, without floating point. */
export function formatPaise(paise: number): string {
  return withSign(paise, (all) => {
    const rest = all % PAISE_PER_RUPEE;
    return `${grouped((all - rest) / PAISE_PER_RUPEE)}.${String(rest).padStart(2, '0')}`;
  });
}

/**
 * The last three digits, then pairs before them. Written by hand, because the first `Intl.NumberFormat`
 * of a page loads the browser's tables while a form starts (docs/performance.md).
 */
function grouped(whole: number): string {
  const digits = String(whole);
  let written = digits.slice(-3);
  for (let left = digits.slice(0, -3); left; left = left.slice(0, -2)) {
    written = `${left.slice(-2)},${written}`;
  }
  return written;
}

function withSign(amount: number, written: (size: number) => string): string {
  return `${amount < 0 ? '-' : ''}₹${written(Math.abs(amount))}`;
}
