const MAX_LENGTH = 128;

/** The visitor's `user_id` as a header value; an unsafe value counts as none. */
export function readUserId(cookie: string | undefined): string {
  if (!cookie) return '';
  // The framework decodes cookies; a header may contain only printable ASCII, and no space at its ends.
  const isSafe = /^[\x20-\x7e]+$/.test(cookie) && cookie.trim() === cookie;
  return cookie.length <= MAX_LENGTH && isSafe ? cookie : '';
}
