import { PAISE_PER_RUPEE } from './money';

const AMOUNT = /^([0-9]{1,12})(?:\.([0-9]{1,2}))?$/;

/** Rupees with up to two decimals to paise, without floating point; undefined for other formats. */
export function parsePaise(amount: string): number | undefined {
  const [, rupees, fraction = ''] = AMOUNT.exec(amount) ?? [];
  if (rupees === undefined) return undefined;
  return Number(rupees) * PAISE_PER_RUPEE + Number(fraction.padEnd(2, '0'));
}

function formatter(fraction: 0 | 2) {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  });
}

const whole = formatter(0);
const exact = formatter(2);

/** ₹1,20,000; decimals only for a fraction of a rupee. */
export function formatRupees(amount: number): string {
  return (Number.isInteger(amount) ? whole : exact).format(amount);
}

/** ₹1,20,000.00 from paise, without floating point. */
export function formatPaise(paise: number): string {
  const rest = paise % PAISE_PER_RUPEE;
  const written = `${(paise - rest) / PAISE_PER_RUPEE}.${String(rest).padStart(2, '0')}`;
  return exact.format(written as `${number}`);
}
