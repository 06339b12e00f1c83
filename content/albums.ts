import { school } from './school';

export const ALBUMS_PATH = '/news-event/albums';

export const albums = {
  title: 'Photographs',
  description: `Albums of photographs from ${school.name}: festivals, matches, camps and everyday life on the campus.`,
  scene: 'science-fair',
  heading: 'Albums',
  empty: 'No photographs yet. We publish the first album soon.',
  emptyAlbum: 'This album has no photographs at present.',
  missing: 'No album found.',
  failed: 'We could not load this album.',
  all: 'All albums',
  news: { heading: 'Photographs', shown: 3 },
  large: { previous: 'Previous', next: 'Next', close: 'Close' },
} as const;

/** One of them. */
export const album = { title: 'Album', scene: 'alumni-walk' } as const;

export const photographs = (count: number): string =>
  `${count} ${count === 1 ? 'photograph' : 'photographs'}`;

export const photographOf = (number: number, count: number): string =>
  `Photograph ${number} of ${count}`;
