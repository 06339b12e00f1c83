import { PUBLICATION_CATEGORIES, RESULT_CLASSES } from '@/contract';
import { curriculums, faculty, publications, results } from '../../db/schema/academics';
import { type Collection, collection } from '../collection';
import { choice, file, html, onFile, requiredText, socialLinks, text, year } from '../field-types';

export const academicsCollections: Collection[] = [
  collection(results, {
    file: 'results.yaml',
    about: 'Results of classes 10 and 12, year by year',
    same: ['year', 'class', 'name'],
    fields: {
      year: ['year', year],
      class: ['classKey', choice(RESULT_CLASSES)],
      name: ['name', requiredText],
      stream: ['stream', text],
      percentage: ['percentage', text],
      picture: ['picture', file],
      consent_on_file: ['consentOnFile', onFile],
    },
  }),
  collection(faculty, {
    file: 'faculty.yaml',
    about: 'Teachers',
    same: ['name'],
    fields: {
      name: ['name', requiredText],
      position: ['position', text],
      picture: ['picture', file],
      description: ['description', html],
      social_links: ['socialLinks', socialLinks],
    },
  }),
  collection(curriculums, {
    file: 'curriculum.yaml',
    about: 'Curriculum',
    read: 'curriculums',
    same: ['title', 'class_name'],
    fields: {
      title: ['title', requiredText],
      category: ['category', text],
      class_name: ['className', text],
      picture: ['picture', file],
      brochure_file: ['brochureFile', file],
      info: ['info', html],
    },
  }),
  collection(publications, {
    file: 'publications.yaml',
    about: 'Publications',
    read: 'publications',
    same: ['name'],
    fields: {
      name: ['name', requiredText],
      category: ['category', choice(PUBLICATION_CATEGORIES)],
      picture: ['picture', file],
      file_link: ['fileLink', file],
    },
  }),
];
