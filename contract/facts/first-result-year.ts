/** The site shows results from this year to the current one. */
export const FIRST_RESULT_YEAR = 2016;
