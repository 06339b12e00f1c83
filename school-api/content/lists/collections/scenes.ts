import { FACTS_TAG } from '@/contract/change-tags';
import { DRAWINGS } from '@/contract/facts/drawings';
import { choice, picture } from '../field-types';
import { defineList } from '../list';

export const scenes = defineList({
  name: 'scenes',
  about: 'Photographs of the school in place of the drawings at the top of pages and tabs',
  title: 'Scenes',
  one: 'scene',
  page: '/',
  // On all pages, and told with the facts of the school.
  tag: FACTS_TAG,
  same: ['scene'],
  unique: 'scene',
  fields: {
    scene: [{ ...choice(Object.keys(DRAWINGS)), input: 'scene' }, 'Drawing', { inTable: true }],
    picture: [picture, 'Photograph', { hint: 'A wide one. Without it the drawing is shown.' }],
  },
});
