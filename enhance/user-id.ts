const KEY = 'user_id';
const YEAR = 31_536_000;
const MAX_LENGTH = 128;

/** The encoded cookie value; empty when there is none or it is not valid in a header. */
export function cookieValue(stored: string | null): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (!stored || stored.length > MAX_LENGTH || /[\x00-\x1f\x7f-\x9f]/.test(stored)) return '';
  try {
    return encodeURIComponent(stored);
  } catch {
    return ''; // an unpaired surrogate
  }
}

/** Copies user_id from local storage to the cookie. Never creates a value. */
export function syncUserId(): void {
  let stored: string | null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    return; // storage is blocked: leave the cookie as it is
  }
  const value = cookieValue(stored);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${KEY}=${value}; Path=/; SameSite=Lax; Max-Age=${value ? YEAR : 0}${secure}`;
}

/** Keeps the cookie in sync while the page is open. */
export function watchUserId(): void {
  syncUserId();
  addEventListener('storage', syncUserId);
  addEventListener('pageshow', syncUserId);
}
