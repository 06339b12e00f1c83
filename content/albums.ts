import { school } from './school';

export const ALBUMS_PATH = '/news-event/albums';

export const albumPath = (slug: string) => `${ALBUMS_PATH}/${encodeURIComponent(slug)}`;

export const albums = {
  title: 'Photographs',
  description: `Albums of photographs from ${school.name}: festivals, matches, camps and everyday life on the campus.`,
  scene: 'science-fair',
  empty: 'No photographs yet. We will publish the first album soon.',
  missing: 'No album found.',
  failed: 'We could not load this album. Please try again in a minute.',
  all: 'All albums',
  latest: 3,
} as const;

export const album = { title: 'Album', scene: 'alumni-walk' } as const;

export const photographs = (count: number): string =>
  `${count} ${count === 1 ? 'photograph' : 'photographs'}`;

export const photographOf = (number: number, count: number): string =>
  `Photograph ${number} of ${count}`;
