/** Shown when the script of a form cannot be loaded. */
export const notStarted = {
  text: 'This form could not be loaded. Check your connection and try again. Your answers are still here.',
  again: 'Try again',
};
