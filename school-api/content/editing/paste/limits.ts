/** Of one paste. */
export const MOST_ROWS = 5_000;
export const MOST_BYTES = 1024 * 1024;
export const MOST_COLUMNS = 60;
/** Problems that are shown; the rest is counted. */
export const MOST_SHOWN = 200;
