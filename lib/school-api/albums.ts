import { cache } from 'react';
import type { AlbumPicture } from '@/contract/entities/album';
import { toIso } from '@/lib/format/dates';
import { cut, META_LENGTH } from '@/lib/html/truncate';
import { readCall } from './client';
import { pictureUrl } from './media';
import { mapResult, orElse, type Result } from './result';

/** A picture with what is known about it before it loads. */
export type Photo = { src: string; alt: string; width: number; height: number; colour?: string };

type AlbumFacts = { slug: string; title: string; day: string | null; text: string };
export type AlbumCard = AlbumFacts & { cover: Photo | null; count: number };
export type AlbumView = AlbumFacts & { metaDescription: string; photos: Photo[] };

const COLOUR = /^#[\da-f]{6}$/i;
/** For servers that report no size. */
const [WIDTH, HEIGHT] = [1200, 800];

export function photoOf({ picture, alt, width, height, colour }: AlbumPicture): Photo | null {
  const src = pictureUrl(picture);
  const size = width && height ? { width, height } : { width: WIDTH, height: HEIGHT };
  return src === null ? null : { src, alt, ...size, ...(COLOUR.test(colour) && { colour }) };
}

/** Empty if the school's server does not offer them. */
export const readAlbums = cache(async (): Promise<Result<AlbumCard[]>> => {
  const read = orElse(await readCall('albums'), []);
  return mapResult(read, (albums) =>
    albums.map(({ slug, title, date, text, pictures, cover }) => ({
      slug,
      title,
      day: toIso(date),
      text,
      cover: cover ? photoOf(cover) : null,
      count: pictures ?? 0,
    })),
  );
});

/** `data: null` means that there is no such album. */
export const readAlbum = cache(async (slug: string): Promise<Result<AlbumView | null>> => {
  // Dot segments would leave the albums' path.
  if (/^\.{0,2}$/.test(slug)) return { ok: true, data: null, stale: false };
  const read = await readCall('album', { params: { slug } });
  const album = mapResult(read, ({ slug: own, title, date, text, pictures }) => ({
    slug: own || slug,
    title,
    day: toIso(date),
    text,
    metaDescription: cut(text, META_LENGTH),
    photos: pictures.flatMap((one) => photoOf(one) ?? []),
  }));
  return orElse(album, null);
});
