const KEY = 'user_id';
const YEAR = 31_536_000;
const LONGEST = 128;

/** The value as a cookie may carry it; empty when there is none or it could not become a header. */
export function cookieValue(stored: string | null): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (!stored || stored.length > LONGEST || /[\u0000-\u001f\u007f-\u009f]/.test(stored)) return '';
  try {
    return encodeURIComponent(stored);
  } catch {
    return ''; // half of a surrogate pair
  }
}

/** Makes the user_id cookie say what local storage says. Never invents a value. */
export function syncUserId(): void {
  let stored: string | null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    return; // storage is blocked: nothing is known, so nothing is changed
  }
  const value = cookieValue(stored);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${KEY}=${value}; Path=/; SameSite=Lax; Max-Age=${value ? YEAR : 0}${secure}`;
}

/** Keeps the cookie in step for as long as the page lives. */
export function keepUserId(): void {
  syncUserId();
  addEventListener('storage', syncUserId);
  addEventListener('pageshow', syncUserId);
}
