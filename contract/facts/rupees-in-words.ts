import { PAISE_PER_RUPEE } from './money';

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
