import { amountInWords, formatPaise } from '@/contract/facts/rupees';
import { parseTypedAmount } from '@/contract/facts/typed-amount';

/** The typed amount in Indian grouping and in words; undefined when it is not an amount. */
export function describeAmount(text: string): { figures: string; inWords: string } | undefined {
  const paise = parseTypedAmount(text);
  if (!paise) return undefined;
  return { figures: formatPaise(paise), inWords: amountInWords(paise) };
}
