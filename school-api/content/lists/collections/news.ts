import { type FieldType, html, moment, paragraphs, picture, requiredText } from '../field-types';
import { defineList } from '../list';

const ADDRESS = /^[^/?#\\\p{Cc}]{1,200}$/u;

/** The last part of the item's address. */
const slug: FieldType<typeof requiredText.schema> = {
  ...requiredText,
  schema: requiredText.schema.refine((value) => ADDRESS.test(value), {
    error: 'cannot be a part of an address',
  }),
};

export const newsList = defineList({
  name: 'news',
  title: 'News',
  one: 'news item',
  about: 'School news',
  page: '/news-event',
  same: ['title'],
  unique: 'slug',
  ordered: false,
  isNews: true,
  fields: {
    title: [requiredText, 'Title', { inTable: true }],
    date: [
      moment,
      'Date',
      { hint: 'If you leave it empty, we use the day you publish it.', inTable: true },
    ],
    picture: [picture, 'Picture'],
    description: [paragraphs, 'Summary', { hint: 'One or two sentences for the list of news.' }],
    text: [html, 'Text'],
    slug: [slug, 'Address'],
  },
});

/** Edited separately from the other inputs. */
export const slugField = newsList.fields.find(({ name }) => name === 'slug');
