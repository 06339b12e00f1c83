/** Endings that are also English or Indian words count only in small letters: 'morning.In' is none. */
const ENDINGS =
  'com|org|net|co|info|biz|edu|gov|uk|xyz|online|site|website|shop|store|app|dev|ru|cn|club|top|link|live|tech|tv';
const WORD_ENDINGS = 'in|me|io|ly';

const PATTERNS: readonly RegExp[] = [
  /\b(?:https?|ftp)\s*:\s*\/\//i,
  /\bwww\s*\./i,
  // Two characters before the dot, so that B.Com stays a degree; 'or more' would look at a long word
  // once for each of its letters.
  new RegExp(`[\\p{L}\\p{N}-]{2}\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'iu'),
  new RegExp(`[\\p{L}\\p{N}-]{2}\\.(?:${WORD_ENDINGS})(?![\\p{L}\\p{N}.])`, 'u'),
  /[\p{L}\p{N}-]{2}\s\.\s?(?:com|org|net|in)\b/u,
  // 'example dot com', 'example (dot) com', 'example[.]com'
  new RegExp(`\\bdot\\s+(?:${ENDINGS}|${WORD_ENDINGS})\\b`, 'i'),
  /[[({<]\s*(?:dot|\.)\s*[\])}>]/i,
  // name@example, name @ gmail, name (at) example; 'two rooms @ 500' is none
  /[\p{L}\p{N}._-]@[\p{L}\p{N}]/u,
  /@\s*(?:gmail|yahoo|hotmail|outlook|rediffmail)\b/i,
  /[[({<]\s*at\s*[\])}>]/i,
];

/** Whether a visitor's words hold an address: plain, by its ending, or written around it. */
export function containsUrl(words: string): boolean {
  const plain = words.normalize('NFKC').replace(/[\u200b-\u200d\u2060\ufeff]/g, '');
  return PATTERNS.some((pattern) => pattern.test(plain));
}
