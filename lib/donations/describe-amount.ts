import { formatPaise } from '@/contract/facts/rupees';
import { amountInWords } from '@/contract/facts/rupees-in-words';
import { parseTypedAmount } from '@/contract/facts/typed-amount';

/** The typed amount in Indian grouping and in words; undefined if it is not an amount. */
export function describeAmount(text: string): { figures: string; inWords: string } | undefined {
  const paise = parseTypedAmount(text);
  if (!paise) return undefined;
  return { figures: formatPaise(paise), inWords: amountInWords(paise) };
}
