/**
 * Photographs in place of drawings, by scene name. The files are in public/photos/; `npm run
 * check:pictures` lists missing and unsuitable ones.
 */
export type Photograph = {
  file: string;
  alt: string;
};

export const photographs: Readonly<Record<string, Photograph>> = {};
