/** Shown for a list of the school's records that could not be read. */
export const failedList = {
  text: 'We could not load this list.',
  again: 'Try again',
} as const;
