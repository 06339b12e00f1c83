/** Shown for a list of the school's records that could not be read. */
export const failedList = {
  text: 'This list could not be loaded just now.',
  again: 'Try again',
} as const;
