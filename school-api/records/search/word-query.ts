import { nationalNumber } from '@/contract/facts/phone-number';
import { fold, MAX_WORD_LENGTH, PUNCTUATION } from './fold';

const MAX_TEXT_LENGTH = 200;
const MAX_WORDS = 8;

/** Isolated digits, with what people write between them. */
const NUMBER = /(?<!\S)\(?\+?\(?\d[\d\s().-]*\d(?!\S)/g;

/**
 * The input as a database query (`tsquery`): every word must start one of the record's. Undefined
 * if nothing is left to search for.
 */
export function wordQuery(typed: string): string | undefined {
  const numbers: string[] = [];
  const rest = fold(typed.slice(0, MAX_TEXT_LENGTH)).replace(NUMBER, (number) => {
    numbers.push(number);
    return ' ';
  });
  const words = rest.split(/\s+/).filter((word) => word.split(PUNCTUATION).join('') !== '');
  const all = [...words.map(wordOf), ...numbers.map(numberOf)].slice(0, MAX_WORDS);
  if (all.length === 0) return undefined;
  const each = all.join(' & ');
  // 'Ram Krishna' also matches 'Ramkrishna'.
  const together = words.flatMap((word) => word.split(PUNCTUATION)).join('');
  return words.length > 1 && numbers.length === 0 ? `(${each}) | ${begins(together)}` : each;
}

/** As written, such as an address or id, or by its parts, such as 'Anne-Marie'. */
function wordOf(word: string): string {
  const parts = word.split(PUNCTUATION).filter((part) => part !== '');
  const byParts = parts.map(begins).join(' & ');
  return parts.length === 1 && parts[0] === word ? byParts : `(${begins(word)} | (${byParts}))`;
}

/** With or without the country code. */
function numberOf(number: string): string {
  const digits = number.replace(/\D/g, '');
  const national = nationalNumber(number);
  const parts = [digits, national ?? digits].map(begins);
  // A reference may have punctuation between its digits.
  const ways = new Set([...parts, wordOf(number.replace(/\s/g, ''))]);
  return `(${[...ways].join(' | ')})`;
}

function begins(word: string): string {
  const cut = [...word].slice(0, MAX_WORD_LENGTH).join('');
  return `'${cut.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;
}
