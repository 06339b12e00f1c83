import { paiseTyped } from '@/contract/facts/amount-typed';
import { amountInWords } from '@/contract/facts/rupees';
import { formatPaise } from '@/lib/format/money';

/** What was typed, as it is read and said in India; nothing while it is no amount. */
export function spokenAmount(text: string): { figures: string; words: string } | undefined {
  const paise = paiseTyped(text);
  if (!paise) return undefined;
  return { figures: formatPaise(paise), words: amountInWords(paise) };
}
