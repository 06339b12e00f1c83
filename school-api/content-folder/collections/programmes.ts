import { competitions, gurukulamProgrammes, weeklySchedules } from '../../db/schema/programmes';
import { alumni } from '../../db/schema/student-life';
import { type Collection, collection } from '../collection';
import { day, file, html, link, onFile, requiredText, socialLinks } from '../field-types';

export const programmeCollections: Collection[] = [
  collection(alumni, {
    file: 'alumni.yaml',
    about: 'Alumni',
    same: ['name'],
    fields: {
      name: ['name', requiredText],
      picture: ['picture', file],
      consent_on_file: ['consentOnFile', onFile],
      description: ['description', html],
      social_links: ['socialLinks', socialLinks],
    },
  }),
  collection(gurukulamProgrammes, {
    file: 'gurukulam-programmes.yaml',
    about: 'Programmes of the Vedic gurukulam; button is where one enrols',
    read: 'vedic-gurukulam',
    same: ['name'],
    fields: {
      name: ['name', requiredText],
      description: ['description', html],
      button: ['button', link],
      file: ['file', file],
    },
  }),
  collection(competitions, {
    file: 'competitions.yaml',
    about: 'Competitions on the campus',
    read: 'competitions',
    same: ['name'],
    fields: {
      name: ['name', requiredText],
      scheduled_date: ['scheduledDate', day],
      details: ['details', html],
      link: ['link', link],
    },
  }),
  collection(weeklySchedules, {
    file: 'weekly-schedules.yaml',
    about: 'Weekly schedules',
    read: 'weekly-schedules',
    same: ['title', 'scheduled_date'],
    fields: {
      title: ['title', requiredText],
      scheduled_date: ['scheduledDate', day],
      file: ['file', file],
    },
  }),
];
