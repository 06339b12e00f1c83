/** What stands where a list of the school's records could not be read. */
export const failedList = {
  text: 'This list could not be loaded just now.',
  again: 'Try again',
} as const;
