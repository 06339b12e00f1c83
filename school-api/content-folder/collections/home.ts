import { announcements, sliderImages, testimonials, videos } from '../../db/schema/home';
import { type Collection, collection } from '../collection';
import { file, html, link, onFile, onOff, requiredText, text } from '../field-types';

export const homeCollections: Collection[] = [
  collection(sliderImages, {
    file: 'slider.yaml',
    about: 'Large pictures at the top of the home page',
    same: ['image_url', 'title'],
    fields: {
      status: ['status', onOff],
      image_url: ['imageUrl', file],
      title: ['title', html],
      sub_title: ['subTitle', text],
      sub_title_link: ['subTitleLink', link],
    },
  }),
  collection(announcements, {
    file: 'announcements.yaml',
    about: 'Lines of the announcement bar',
    same: ['name'],
    fields: { name: ['name', requiredText], internal_link: ['internalLink', link] },
  }),
  collection(testimonials, {
    file: 'testimonials.yaml',
    about: 'What parents, students and alumni say',
    same: ['name'],
    fields: {
      name: ['name', requiredText],
      type: ['type', text],
      picture: ['picture', file],
      consent_on_file: ['consentOnFile', onFile],
      message: ['message', html],
    },
  }),
  collection(videos, {
    file: 'videos.yaml',
    about: 'Videos of the home page',
    read: 'videos',
    same: ['video_link', 'title'],
    fields: {
      title: ['title', text],
      description: ['description', text],
      video_link: ['videoLink', link],
      thumbnail: ['thumbnail', file],
    },
  }),
];
