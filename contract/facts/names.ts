import { containsUrl, normalizeCharacters } from './urls';

/** Top-level domains that never follow a dot in a name. */
const TOP_LEVEL_DOMAINS =
  'page|icu|bank|zip|mobi|pro|asia|cloud|host|space|fun|buzz|win|bid|loan|work|vip|click|today|world|support|email|money|finance|school|academy|education|foundation|ngo|trust|help|life';
/** Matched in lower case only: in capitals they are initials. */
const COUNTRY_DOMAINS =
  'ac|ai|au|bd|be|br|ca|cc|cf|de|es|eu|fr|ga|gg|gq|gs|in|is|it|jp|la|lk|ml|mx|nl|np|nz|pk|pl|pt|pw|se|sh|sk|su|tk|to|us|vc|ws|za';

const PATTERNS: readonly RegExp[] = [
  /\b(?:https?|www)\b/i,
  new RegExp(`[\\p{L}\\p{N}-]{2}\\.(?:${TOP_LEVEL_DOMAINS})(?!\\p{L})`, 'iu'),
  new RegExp(`[\\p{L}\\p{N}-]{2}\\.(?:${COUNTRY_DOMAINS})(?!\\p{L})`, 'u'),
];

/**
 * Whether a name looks like a web or email address. Emails to unverified addresses contain names,
 * so a name could be used to send links to strangers.
 */
export function looksLikeAddress(name: string): boolean {
  const plain = normalizeCharacters(name);
  return containsUrl(name) || PATTERNS.some((pattern) => pattern.test(plain));
}
