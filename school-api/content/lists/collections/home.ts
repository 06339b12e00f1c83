import { announcements, sliderImages, testimonials, videos } from '../../../db';
import { type Collection, collection } from '../collection';
import { html, inlineHtml, link, onFile, onOff, picture, requiredText, text } from '../field-types';
import { CONSENT } from './hints';

export const homeCollections: Collection[] = [
  collection(sliderImages, {
    file: 'slider.yaml',
    about: 'Large pictures at the top of the home page',
    title: 'Slides',
    one: 'slide',
    page: '/',
    tag: 'slides',
    same: ['image_url', 'title'],
    fields: {
      status: ['status', onOff, 'Shown among the slides'],
      image_url: ['imageUrl', picture, 'Picture'],
      title: [
        'title',
        inlineHtml,
        'Title',
        { hint: 'A few words; <b>…</b> for emphasis.', inTable: true },
      ],
      sub_title: ['subTitle', text, 'Words of the button', { inTable: true }],
      sub_title_link: ['subTitleLink', link, 'Where the button leads'],
    },
  }),
  collection(announcements, {
    file: 'announcements.yaml',
    about: 'Lines of the announcement bar',
    title: 'Announcements',
    one: 'announcement',
    page: '/',
    tag: 'announcements',
    same: ['name'],
    fields: {
      name: ['name', requiredText, 'Text', { hint: 'One line.', inTable: true }],
      internal_link: ['internalLink', link, 'Where it leads', { inTable: true }],
    },
  }),
  collection(testimonials, {
    file: 'testimonials.yaml',
    about: 'What parents, students and alumni say',
    title: 'Testimonials',
    one: 'testimonial',
    page: '/',
    tag: 'testimonials',
    same: ['name'],
    fields: {
      name: ['name', requiredText, 'Name', { inTable: true }],
      type: ['type', text, 'Who it is', { hint: 'Such as: Parent of class 6.', inTable: true }],
      picture: ['picture', picture, 'Picture'],
      consent_on_file: ['consentOnFile', onFile, 'Consent is on file', CONSENT],
      message: ['message', html, 'What they say'],
    },
  }),
  collection(videos, {
    file: 'videos.yaml',
    about: 'Videos of the home page',
    title: 'Videos',
    one: 'video',
    page: '/',
    tag: 'videos',
    read: 'videos',
    same: ['video_link', 'title'],
    fields: {
      title: ['title', text, 'Title', { inTable: true }],
      description: ['description', text, 'Description'],
      video_link: ['videoLink', link, 'Address of the video', { inTable: true }],
      thumbnail: ['thumbnail', picture, 'Picture before it plays'],
    },
  }),
];
