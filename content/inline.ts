export type InlinePart = { kind: 'text' | 'term' | 'email'; text: string };

/** A term in stars, or an e-mail address; the full stop after it belongs to the sentence. */
const MARKED = /(\*[^*]{1,200}\*|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})/;

/**
 * Splits a text at its `*terms*`, romanised Sanskrit to set with lang="sa-Latn", and at the e-mail
 * addresses, which become links.
 */
export function inlineParts(text: string): InlinePart[] {
  return text
    .split(MARKED)
    .map(partOf)
    .filter((part) => part.text !== '');
}

/** What the expression has caught stands between two texts. */
function partOf(part: string, index: number): InlinePart {
  if (index % 2 === 0) return { kind: 'text', text: part };
  return part.startsWith('*')
    ? { kind: 'term', text: part.slice(1, -1) }
    : { kind: 'email', text: part };
}

export const plainText = (text: string): string =>
  inlineParts(text)
    .map((part) => part.text)
    .join('');
