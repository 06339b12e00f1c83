import {
  choice,
  day,
  document,
  hour,
  html,
  link,
  onFile,
  picture,
  requiredDay,
  requiredText,
  socialLinks,
  text,
} from '../field-types';
import { defineList, type List } from '../list';
import { ifBeforeFirst, ifBeforeFrom, ifNoDay } from '../unseen';
import { CONSENT } from './hints';

const alumni = defineList({
  name: 'alumni',
  title: 'Alumni',
  one: 'former student',
  asksTwice: true,
  page: '/student-life/alumini',
  read: 'alumni',
  linksInList: true,
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
    about: 'Programmes of the Vedic gurukulam; the button leads to the enrolment page',
    title: 'Gurukulam programmes',
    one: 'programme',
    page: '/vedic-gurukulam',
    tag: 'vedic-gurukulam',
    read: 'vedic-gurukulam',
    same: ['name'],
    fields: {
      name: [requiredText, 'Name', { inTable: true }],
      description: [html, 'Text'],
      button: [link, 'Enrolment link', { inTable: true }],
      file: [document, 'Document'],
    },
  }),
  defineList({
    name: 'competitions',
    about: 'Competitions on the campus',
    title: 'Competitions',
    one: 'competition',
    page: '/competition',
    read: 'competitions',
    same: ['name'],
    fields: {
      name: [requiredText, 'Name', { inTable: true }],
      scheduled_date: [day, 'Day', { inTable: true }],
      details: [html, 'Details'],
      link: [link, 'Link to more information'],
    },
  }),
  defineList({
    name: 'weekly-schedules',
    title: 'Weekly schedules',
    one: 'weekly schedule',
    page: '/weekly-schedule',
    read: 'weekly-schedules',
    same: ['title', 'scheduled_date'],
    fields: {
      title: [requiredText, 'Title', { inTable: true }],
      scheduled_date: [day, 'First day of the week', { inTable: true }],
      file: [document, 'Document'],
    },
  }),
];

export const events = defineList({
  name: 'events',
  about:
    'Events, holidays and meetings; tests, competitions and weekly schedules are added automatically',
  title: 'Events',
  one: 'event',
  page: '/calendar',
  read: 'events',
  ordered: false,
  same: ['title', 'first_day'],
  fields: {
    title: [requiredText, 'Title', { inTable: true }],
    first_day: [requiredDay, 'First day', { inTable: true, unseen: ifNoDay }],
    last_day: [day, 'Last day', { hint: 'Leave empty for one day.', unseen: ifBeforeFirst }],
    from_time: [
      hour,
      'From',
      { hint: 'For example, 09:30 or 9:30 am. Leave empty for the whole day.' },
    ],
    until_time: [hour, 'Until', { unseen: ifBeforeFrom }],
    place: [text, 'Place'],
    audience: [
      choice(['Everyone', 'Parents', 'Students', 'Boarders', 'Day scholars']),
      'For',
      { inTable: true },
    ],
    details: [text, 'Details', { hint: 'One or two sentences.' }],
    cancelled: [
      onFile,
      'Cancelled',
      { hint: 'It stays in the calendar, marked as cancelled, so that subscribers notice.' },
    ],
  },
});
