export const CARD_LENGTH = 300;
export const META_LENGTH = 160;
export const PREVIEW_WORDS = 50;

const characters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/**
 * At most `max` code points, with '...' if something was cut: whole words, unless the last one is very
 * long. Never cuts inside what a reader sees as one character (a Devanagari syllable, a joined emoji).
 */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  let count = 0;
  let start = '';
  for (const { segment } of characters.segment(text)) {
    count += [...segment].length;
    if (count > max) return `${trimmed(/\s/.test(segment) ? start : wholeWords(start))}...`;
    start += segment;
  }
  return text;
}

const MAX_WORD_LENGTH = 40;

function wholeWords(text: string): string {
  const end = text.search(/\s\S*$/);
  return end <= 0 || text.length - end > MAX_WORD_LENGTH ? text : text.slice(0, end);
}

/** Drops characters that would have joined it to the rest. */
function trimmed(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,;:]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The first words with '...', or null if there are no more than that. */
export function firstWords(text: string, count: number = PREVIEW_WORDS): string | null {
  const words = text.trim().split(/\s+/);
  return words.length > count ? `${words.slice(0, count).join(' ')}...` : null;
}
