export const CARD_LENGTH = 300;
export const META_LENGTH = 160;
export const PREVIEW_WORDS = 50;

const characters = new Intl.Segmenter('en-IN', { granularity: 'grapheme' });

/**
 * At most `max` code points, with '...' if something was cut. Never cuts inside what a reader sees as
 * one character (a Devanagari syllable, a joined emoji).
 */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  let count = 0;
  let start = '';
  for (const { segment } of characters.segment(text)) {
    count += [...segment].length;
    if (count > max) return `${start}...`;
    start += segment;
  }
  return text;
}

/** The first words with '...', or null if there are no more than that. */
export function firstWords(text: string, count: number = PREVIEW_WORDS): string | null {
  const words = text.trim().split(/\s+/);
  return words.length > count ? `${words.slice(0, count).join(' ')}...` : null;
}
