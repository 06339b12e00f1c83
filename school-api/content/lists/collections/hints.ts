/** A person's picture is shown only with consent. */
export const CONSENT = {
  hint: 'A parent, or the adult shown, has agreed in writing to the picture. Without it the site shows none.',
} as const;
