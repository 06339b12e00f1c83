/** How long a code may be used. */
export const CODE_LIFETIME_MS = 15 * 60 * 1000;
export const CODE_MAX_WRONG_TRIES = 5;
/** What the send limits count over. */
export const SEND_WINDOW_MS = 60 * 60 * 1000;
/** A parent who clicks twice gets the same application. */
export const SAME_APPLICATION_MS = 60 * 1000;
