import { FACTS_TAG } from '@/contract/change-tags';
import { DRAWINGS } from '@/contract/facts/drawings';
import {
  choice,
  html,
  inlineHtml,
  link,
  onFile,
  onOff,
  picture,
  requiredText,
  text,
} from '../field-types';
import { defineList, type List } from '../list';
import { ifMissing } from '../unseen';
import { CONSENT } from './hints';

export const slider = defineList({
  name: 'slider',
  about: 'Large pictures at the top of the home page',
  title: 'Slides',
  one: 'slide',
  page: '/',
  tag: 'slides',
  same: ['image_url', 'title'],
  fields: {
    status: [onOff, 'Shown among the slides'],
    image_url: [
      picture,
      'Picture',
      { hint: 'The slide is not shown without a picture.', unseen: ifMissing },
    ],
    title: [inlineHtml, 'Title', { hint: 'A few words; <b>…</b> for emphasis.', inTable: true }],
    sub_title: [text, 'Button label', { inTable: true }],
    sub_title_link: [link, 'Button link'],
  },
});

export const homeLists: readonly List[] = [
  slider,
  defineList({
    name: 'announcements',
    about: 'Lines in the announcement bar',
    title: 'Announcements',
    one: 'announcement',
    page: '/',
    read: 'announcement',
    withoutId: true,
    same: ['name'],
    fields: {
      name: [requiredText, 'Text', { hint: 'One line.', inTable: true }],
      internal_link: [link, 'Link', { inTable: true }],
    },
  }),
  defineList({
    name: 'testimonials',
    about: 'What parents, students and alumni say',
    title: 'Testimonials',
    one: 'testimonial',
    page: '/',
    read: 'testimonials',
    withoutId: true,
    same: ['name'],
    fields: {
      name: [requiredText, 'Name', { inTable: true }],
      type: [text, 'Who they are', { hint: 'For example, Parent, Class 6', inTable: true }],
      picture: [picture, 'Picture'],
      consent_on_file: [onFile, 'Consent is on file', CONSENT],
      message: [
        html,
        'What they say',
        { hint: 'The testimonial is not shown without this.', unseen: ifMissing },
      ],
    },
  }),
  defineList({
    name: 'videos',
    about: 'Videos on the home page',
    title: 'Videos',
    one: 'video',
    page: '/',
    read: 'videos',
    same: ['video_link', 'title'],
    fields: {
      title: [text, 'Title', { inTable: true }],
      description: [text, 'Description'],
      video_link: [link, 'Video link', { inTable: true }],
      thumbnail: [picture, 'Preview picture'],
    },
  }),
];

export const scenes = defineList({
  name: 'scenes',
  about: 'Photographs of the school in place of the drawings at the top of pages and tabs',
  title: 'Scenes',
  one: 'scene',
  page: '/',
  // On all pages, and sent with the school's facts.
  tag: FACTS_TAG,
  same: ['scene'],
  unique: 'scene',
  fields: {
    scene: [{ ...choice(Object.keys(DRAWINGS)), input: 'scene' }, 'Drawing', { inTable: true }],
    picture: [
      picture,
      'Photograph',
      { hint: 'Choose a wide one. If there is none, the site shows the drawing.' },
    ],
  },
});
