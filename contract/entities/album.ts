import * as z from 'zod';
import { dateText, link, optionalNumber, requiredText, text } from '../wire';

/** Size in pixels and a colour such as '#7a5c3e', if the server knows them. */
export const albumPicture = z.object({
  picture: link,
  /** What the picture shows. */
  alt: text,
  width: optionalNumber,
  height: optionalNumber,
  colour: text,
});

const facts = { title: requiredText, date: dateText, text };

/** Unreadable pictures are skipped. */
const albumPictures = z
  .array(z.unknown())
  .transform((all) => all.flatMap((one) => albumPicture.safeParse(one).data ?? []));

/** An album in the list: newest first, each with its first picture. */
export const album = z.object({
  ...facts,
  slug: requiredText,
  pictures: optionalNumber,
  cover: albumPicture.nullish(),
});

/** A slug other than the requested one is the album's current address. */
export const albumDetail = z.object({ ...facts, slug: text, pictures: albumPictures });

export type AlbumPicture = z.output<typeof albumPicture>;
