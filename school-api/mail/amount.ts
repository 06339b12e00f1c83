import { PAISE_PER_RUPEE } from '@/contract';

const grouped = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** 12000050 paise as Rs. 1,20,000.50. */
export function inRupees(paise: number): string {
  return `Rs. ${grouped.format(paise / PAISE_PER_RUPEE)}`;
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

/** A whole number in words, as it is said in India: one lakh twenty thousand. */
export function inWords(number: number): string {
  for (const [size, name] of SCALES) {
    if (number < size) continue;
    const rest = number % size;
    const head = `${inWords(Math.floor(number / size))} ${name}`;
    return rest === 0 ? head : `${head} ${inWords(rest)}`;
  }
  if (number < 20) return SMALL[number] ?? '';
  const tens = TENS[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? tens : `${tens}-${SMALL[number % 10]}`;
}

/** Rupees one thousand five hundred and fifty paise only. */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / PAISE_PER_RUPEE);
  const rest = paise % PAISE_PER_RUPEE;
  const fraction = rest === 0 ? '' : ` and ${inWords(rest)} paise`;
  return `Rupees ${inWords(rupees)}${fraction} only`;
}
