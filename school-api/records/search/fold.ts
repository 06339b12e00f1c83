/** The same as `search_fold` in the database (the first migration). */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Between the words of a name; the same characters as in `search_words`. */
export const PUNCTUATION = /[|.,;:'’()/_@+"-]+/;
/** As the index truncates words. */
export const MAX_WORD_LENGTH = 60;
