export type InlinePart = { kind: 'text' | 'term' | 'email'; text: string };

/** A term between asterisks, or an email address without the full stop after it. */
const MARKED = /(\*[^*]{1,200}\*|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/;

/**
 * Splits a text at its `*terms*`, romanised Sanskrit to set with lang="sa-Latn", and at email
 * addresses, which become links.
 */
export function inlineParts(text: string): InlinePart[] {
  return text
    .split(MARKED)
    .map(partOf)
    .filter((part) => part.text !== '');
}

/** The expression's matches have odd indexes. */
function partOf(part: string, index: number): InlinePart {
  if (index % 2 === 0) return { kind: 'text', text: part };
  return part.startsWith('*')
    ? { kind: 'term', text: part.slice(1, -1) }
    : { kind: 'email', text: part };
}

/** @internal For tests and tools. */
export const plainText = (text: string): string =>
  inlineParts(text)
    .map((part) => part.text)
    .join('');
