import { PAISE_PER_RUPEE } from './money';

const AMOUNT = /^([0-9]{1,12})(?:\.([0-9]{1,2}))?$/;

/** Rupees with up to two decimals to paise, without floating point; undefined for other formats. */
export function parsePaise(amount: string): number | undefined {
  const [, rupees, fraction = ''] = AMOUNT.exec(amount) ?? [];
  if (rupees === undefined) return undefined;
  return Number(rupees) * PAISE_PER_RUPEE + Number(fraction.padEnd(2, '0'));
}

const SMALL = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  'sixteen seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

/** In Indian English: one lakh twenty thousand. */
export function inWords(number: number): string {
  for (const [size, name] of SCALES) {
    if (number < size) continue;
    const rest = number % size;
    const head = `${inWords((number - rest) / size)} ${name}`;
    return rest === 0 ? head : `${head} ${inWords(rest)}`;
  }
  if (number < 20) return SMALL[number] ?? '';
  const tens = TENS[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? tens : `${tens}-${SMALL[number % 10]}`;
}

/** Rupees one thousand five hundred and fifty paise only. */
export function amountInWords(paise: number): string {
  const rest = paise % PAISE_PER_RUPEE;
  const rupees = (paise - rest) / PAISE_PER_RUPEE;
  const fraction = rest === 0 ? '' : ` and ${inWords(rest)} paise`;
  return `Rupees ${inWords(rupees)}${fraction} only`;
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
