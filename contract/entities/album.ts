import * as z from 'zod';
import { dateText, link, optionalNumber, requiredText, text } from '../wire';

/** In pixels, and a colour such as '#7a5c3e', where the server knows them. */
export const albumPicture = z.object({
  picture: link,
  /** What it shows. */
  alt: text,
  width: optionalNumber,
  height: optionalNumber,
  colour: text,
});

const facts = { title: requiredText, date: dateText, text };

/** A picture that cannot be read is left out. */
const albumPictures = z
  .array(z.unknown())
  .transform((all) => all.flatMap((one) => albumPicture.safeParse(one).data ?? []));

/** In the list: newest first, each with its first picture. */
export const album = z.object({
  ...facts,
  slug: requiredText,
  pictures: optionalNumber,
  cover: albumPicture.nullish(),
});

/** A slug other than the one asked for is where the album is now. */
export const albumDetail = z.object({ ...facts, slug: text, pictures: albumPictures });

export type AlbumPicture = z.output<typeof albumPicture>;
