/**
 * Photographs in place of drawings, by the name of the scene. The files lie in public/photos/;
 * `npm run check:pictures` says what is missing or does not fit.
 */
export type Photograph = {
  /** For example 'campus-gate.webp'. */
  file: string;
  /** Alternative text. */
  alt: string;
};

export const photographs: Readonly<Record<string, Photograph>> = {};
