import {
  day,
  document,
  html,
  link,
  onFile,
  picture,
  requiredText,
  socialLinks,
} from '../field-types';
import { defineList, type List } from '../list';
import { CONSENT } from './hints';

export const alumni = defineList({
  name: 'alumni',
  about: 'Alumni',
  title: 'Alumni',
  one: 'former student',
  asksTwice: true,
  page: '/student-life/alumini',
  tag: 'alumni',
  same: ['name'],
  fields: {
    name: [requiredText, 'Name', { inTable: true }],
    picture: [picture, 'Picture'],
    consent_on_file: [onFile, 'Consent is on file', CONSENT],
    description: [html, 'Text'],
    social_links: [socialLinks, 'Social links'],
  },
});

export const programmeLists: readonly List[] = [
  alumni,
  defineList({
    name: 'gurukulam-programmes',
    about: 'Programmes of the Vedic gurukulam; button is where one enrols',
    title: 'Gurukulam programmes',
    one: 'programme',
    page: '/vedic-gurukulam',
    tag: 'vedic-gurukulam',
    read: 'vedic-gurukulam',
    same: ['name'],
    fields: {
      name: [requiredText, 'Name', { inTable: true }],
      description: [html, 'Text'],
      button: [link, 'Where one enrols', { inTable: true }],
      file: [document, 'Document'],
    },
  }),
  defineList({
    name: 'competitions',
    about: 'Competitions on the campus',
    title: 'Competitions',
    one: 'competition',
    page: '/competition',
    tag: 'competitions',
    read: 'competitions',
    same: ['name'],
    fields: {
      name: [requiredText, 'Name', { inTable: true }],
      scheduled_date: [day, 'Day', { inTable: true }],
      details: [html, 'Details'],
      link: [link, 'Address for more'],
    },
  }),
  defineList({
    name: 'weekly-schedules',
    about: 'Weekly schedules',
    title: 'Weekly schedules',
    one: 'weekly schedule',
    page: '/weekly-schedule',
    tag: 'weekly-schedules',
    read: 'weekly-schedules',
    same: ['title', 'scheduled_date'],
    fields: {
      title: [requiredText, 'Title', { inTable: true }],
      scheduled_date: [day, 'First day of the week', { inTable: true }],
      file: [document, 'Document'],
    },
  }),
];
