import { slugFrom } from '../../editing/slug';
import { day, pictureLines, requiredText, text } from '../field-types';
import { defineList } from '../list';

export const albums = defineList({
  name: 'albums',
  about: 'Photographs of events; each album has its own page',
  title: 'Albums',
  one: 'album',
  page: '/news-event/albums',
  same: ['title'],
  ordered: false,
  fields: {
    title: [requiredText, 'Title', { inTable: true }],
    date: [day, 'Day', { inTable: true }],
    text: [text, 'Text', { hint: 'One or two sentences about the day.' }],
    pictures: [pictureLines, 'Photographs', { hint: 'The first is the cover of the album.' }],
  },
});

/** The number identifies it: the words before it follow the title. */
export const albumSlug = (title: string, id: number): string =>
  `${slugFrom(title) || 'album'}-${id}`;

export const albumPath = (title: string, id: number): string =>
  `/news-event/albums/${albumSlug(title, id)}`;
