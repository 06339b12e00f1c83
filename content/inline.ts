export type InlinePart = { kind: 'text' | 'term'; text: string };

/** Splits a text at its `*terms*`: plain words, and romanised Sanskrit to set with lang="sa-Latn". */
export function inlineParts(text: string): InlinePart[] {
  return text
    .split(/(\*[^*]+\*)/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('*') && part.endsWith('*') && part.length > 2
        ? { kind: 'term', text: part.slice(1, -1) }
        : { kind: 'text', text: part },
    );
}

export const plainText = (text: string): string =>
  inlineParts(text)
    .map((part) => part.text)
    .join('');
