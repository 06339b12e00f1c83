import { PAISE_PER_RUPEE } from '@/contract/facts/money';

function rupees(fraction: 0 | 2) {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: fraction,
    maximumFractionDigits: fraction,
  });
}

const whole = rupees(0);
const exact = rupees(2);

/** ₹1,20,000; paise only when there are some. */
export function formatRupees(amount: number): string {
  return (Number.isInteger(amount) ? whole : exact).format(amount);
}

/** ₹1,20,000.00 from paise, always with two decimals; the paise are written, never divided. */
export function formatPaise(paise: number): string {
  const rest = paise % PAISE_PER_RUPEE;
  const written = `${(paise - rest) / PAISE_PER_RUPEE}.${String(rest).padStart(2, '0')}`;
  return exact.format(written as `${number}`);
}
