export const CODE_LIFETIME_MS = 15 * 60 * 1000;
export const CODE_MAX_WRONG_TRIES = 5;
/** Wrong codes per mailbox and day: the chance of guessing one is 1 in 50,000. */
export const DAY_MAX_WRONG_TRIES = 20;
export const WRONG_TRIES_WINDOW_MS = 24 * 60 * 60 * 1000;
export const SEND_WINDOW_MS = 60 * 60 * 1000;
/** A second click in the same browser within this time gets the same application. */
export const SAME_APPLICATION_MS = 60 * 1000;
