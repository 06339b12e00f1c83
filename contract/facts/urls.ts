const TOP_LEVEL_DOMAINS =
  'com|org|net|co|info|biz|edu|gov|uk|xyz|online|site|website|shop|store|app|dev|ru|cn|club|top|link|live|tech|tv';
/** Also words, so matched in lower case only: 'morning.In' is not an address. */
const WORD_DOMAINS = 'in|me|io|ly';

const PATTERNS: readonly RegExp[] = [
  /\b(?:https?|ftp)\s*:\s*\/\//i,
  /\bwww\s*\./i,
  // Two characters before the dot, so that the degree B.Com is allowed. Exactly two: an open range
  // would make the match quadratic in the length of a word.
  new RegExp(`[\\p{L}\\p{N}-]{2}\\.(?:${TOP_LEVEL_DOMAINS})(?![\\p{L}\\p{N}])`, 'iu'),
  new RegExp(`[\\p{L}\\p{N}-]{2}\\.(?:${WORD_DOMAINS})(?![\\p{L}\\p{N}.])`, 'u'),
  // One character only before a path, as in 't.co/abc'; not the degrees b.com/m.com.
  new RegExp(
    `(?:^|[^\\p{L}\\p{N}.])(?![bm]\\.com)[\\p{L}\\p{N}]\\.(?:${TOP_LEVEL_DOMAINS}|${WORD_DOMAINS})/`,
    'u',
  ),
  /[\p{L}\p{N}-]{2}\s\.\s?(?:com|org|net|in)\b/u,
  // 'example dot com', 'example (dot) com', 'example[.]com'
  new RegExp(`\\bdot\\s+(?:${TOP_LEVEL_DOMAINS}|${WORD_DOMAINS})\\b`, 'i'),
  /[[({<]\s*(?:dot|\.)\s*[\])}>]/i,
  // name@example, name @ gmail, name (at) example; but not 'two rooms @ 500'
  /[\p{L}\p{N}._-]@[\p{L}\p{N}]/u,
  /@\s*(?:gmail|yahoo|hotmail|outlook|rediffmail)\b/i,
  /[[({<]\s*at\s*[\])}>]/i,
];

/** Finds web and mail addresses, also obfuscated ones such as 'example dot com'. */
export function containsUrl(text: string): boolean {
  const plain = normalizeCharacters(text);
  return PATTERNS.some((pattern) => pattern.test(plain));
}

/** Removes zero-width characters and replaces full-width letters, which would hide an address. */
export function normalizeCharacters(text: string): string {
  return text.normalize('NFKC').replace(/[\u200b-\u200d\u2060\ufeff]/g, '');
}
