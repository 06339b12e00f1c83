/** A picture of a person is shown with a consent alone. */
export const CONSENT = {
  hint: 'A parent, or the grown-up person, has agreed in writing to the picture. Without it the site shows none.',
} as const;
