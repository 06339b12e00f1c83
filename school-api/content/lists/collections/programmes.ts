import { alumni, competitions, gurukulamProgrammes, weeklySchedules } from '../../../db';
import { type Collection, collection } from '../collection';
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
import { CONSENT } from './hints';

export const programmeCollections: Collection[] = [
  collection(alumni, {
    file: 'alumni.yaml',
    about: 'Alumni',
    title: 'Alumni',
    one: 'former pupil',
    page: '/student-life/alumini',
    tag: 'alumni',
    same: ['name'],
    fields: {
      name: ['name', requiredText, 'Name', { inTable: true }],
      picture: ['picture', picture, 'Picture'],
      consent_on_file: ['consentOnFile', onFile, 'Consent is on file', CONSENT],
      description: ['description', html, 'Text'],
      social_links: ['socialLinks', socialLinks, 'Social links'],
    },
  }),
  collection(gurukulamProgrammes, {
    file: 'gurukulam-programmes.yaml',
    about: 'Programmes of the Vedic gurukulam; button is where one enrols',
    title: 'Gurukulam programmes',
    one: 'programme',
    page: '/vedic-gurukulam',
    tag: 'vedic-gurukulam',
    read: 'vedic-gurukulam',
    same: ['name'],
    fields: {
      name: ['name', requiredText, 'Name', { inTable: true }],
      description: ['description', html, 'Text'],
      button: ['button', link, 'Where one enrols', { inTable: true }],
      file: ['file', document, 'Document'],
    },
  }),
  collection(competitions, {
    file: 'competitions.yaml',
    about: 'Competitions on the campus',
    title: 'Competitions',
    one: 'competition',
    page: '/competition',
    tag: 'competitions',
    read: 'competitions',
    same: ['name'],
    fields: {
      name: ['name', requiredText, 'Name', { inTable: true }],
      scheduled_date: ['scheduledDate', day, 'Day', { inTable: true }],
      details: ['details', html, 'Details'],
      link: ['link', link, 'Address for more'],
    },
  }),
  collection(weeklySchedules, {
    file: 'weekly-schedules.yaml',
    about: 'Weekly schedules',
    title: 'Weekly schedules',
    one: 'weekly schedule',
    page: '/weekly-schedule',
    tag: 'weekly-schedules',
    read: 'weekly-schedules',
    same: ['title', 'scheduled_date'],
    fields: {
      title: ['title', requiredText, 'Title', { inTable: true }],
      scheduled_date: ['scheduledDate', day, 'First day of the week', { inTable: true }],
      file: ['file', document, 'Document'],
    },
  }),
];
